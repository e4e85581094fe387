#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Particle_buffer {
  vec2 position;
  vec2 velocity;
  uint alive;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[];
} out_1;
layout(std430, binding = 1) readonly buffer scale_compute_block {
  float inner[];
} scale;
layout(std430, binding = 2) coherent buffer particles_compute_block {
  Particle_buffer inner[];
} particles;

float length2(vec2 v) {
  return dot(v, v);
}

void twice(inout int p) {
  p = p * 2;
}

void bump(int by, uint v) {
  out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] = out_1.inner[min(v, uint(out_1.inner.length()) - 1u)] + by;
}

int sum() {
  int total = 0;
  uint i = 0u;
  while (true) {
    if (!(i < uint(out_1.inner.length()))) {
      break;
    }
    total = total + out_1.inner[min(i, uint(out_1.inner.length()) - 1u)];
    i = i + 1u;
  }
  return total;
}

void main() {
  uint i = gl_GlobalInvocationID.x;
  int x = int(i) + 1;
  if (i < 3u) {
    x = x * 10;
  } else {
    x = x - 1;
  }
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(x > 25)) {
      break;
    }
    x = x - 1;
  }
  int k = 0;
  uvec2 rounds_left_1 = uvec2(4294967295u);
  while (true) {
    uvec2 v_2 = rounds_left_1;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    k = k + 1;
    if (k == 7) {
      break;
    }
    if (k > 3) {
      if (!(k < 9)) {
        break;
      }
      continue;
    }
    if (!(k < 9)) {
      break;
    }
  }
  twice(k);
  bump(x + k, i);
  vec2 v_4 = vec2(1.0, 2.0);
  vec2 v_5 = v_4 + vec2(scale.inner[0]);
  v_4 = vec2(v_5.y, v_5.x);
  float v_6 = v_4.x;
  v_4.x = v_6 + length2(v_4);
  particles.inner[min(i, uint(particles.inner.length()) - 1u)].position = v_4;
  particles.inner[min(i, uint(particles.inner.length()) - 1u)].alive = uint(!(particles.inner[min(i, uint(particles.inner.length()) - 1u)].alive != 0u) && (x > 3));
  uint v_7 = 0u;
  switch (i) {
    case 0u: {
      v_7 = 0u;
      break;
    }
    case 1u: {
      v_7 = 1u;
      break;
    }
    default: {
      v_7 = 2u;
      break;
    }
  }
  switch (0u) {
    default: {
      if (v_7 == 0u) {
        out_1.inner[0] = out_1.inner[0] + 100;
        v_7 = 1u;
      }
      if (v_7 == 1u) {
        out_1.inner[1] = out_1.inner[1] + 1000;
        break;
      }
      if (v_7 == 2u) {
        int v_8 = out_1.inner[min(i, uint(out_1.inner.length()) - 1u)];
        out_1.inner[min(i, uint(out_1.inner.length()) - 1u)] = v_8 + sum();
        break;
      }
      break;
    }
  }
  int kind = 5;
  switch (kind) {
    case 0: {
      break;
    }
    case 5: {
      out_1.inner[3] = out_1.inner[3] + 1;
      break;
    }
    case 6: default: {
      break;
    }
  }
}
