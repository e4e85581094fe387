#version 460
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Window {
  vec2 centre;
  float scale;
  uint limit;
  uvec2 size;
  uint samples;
};

layout(std140, binding = 0) uniform window_compute_block {
  Window inner;
} window;
layout(std430, binding = 0) coherent buffer pixels_compute_block {
  uint inner[];
} pixels;

vec2 squared(vec2 z) {
  return vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y);
}

float escape(vec2 c) {
  float q = (c.x - 0.25) * (c.x - 0.25) + c.y * c.y;
  if ((q * (q + c.x - 0.25) <= 0.25 * c.y * c.y) || ((c.x + 1.0) * (c.x + 1.0) + c.y * c.y <= 0.0625)) {
    return -1.0;
  }
  vec2 z = vec2(0.0);
  uint n = 0u;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      return 0.0;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (n >= window.inner.limit) {
      return -1.0;
    }
    float length_squared = dot(z, z);
    if (length_squared > 256.0) {
      return float(n) - log2(log2(length_squared)) + 4.0;
    }
    z = squared(z) + c;
    n = n + 1u;
  }
}

vec3 palette(float t) {
  return 0.5 + 0.5 * cos(6.28318 * (vec3(1.0, 1.0, 0.5) * t + vec3(0.0, 0.1, 0.2)));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if ((v.x >= window.inner.size.x) || (v.y >= window.inner.size.y)) {
    return;
  }
  vec3 colour = vec3(0.0);
  uint sy = 0u;
  while (true) {
    if (!(sy < window.inner.samples)) {
      break;
    }
    uint sx = 0u;
    while (true) {
      if (!(sx < window.inner.samples)) {
        break;
      }
      vec2 offset = (vec2(uvec2(sx, sy)) + 0.5) / float(window.inner.samples);
      vec2 at = (vec2(v.xy) + offset) / vec2(window.inner.size) - 0.5;
      float n = escape(window.inner.centre + at * window.inner.scale);
      if (n >= 0.0) {
        vec3 v_1 = colour;
        colour = v_1 + palette(sqrt(n) * 0.2);
      }
      sx = sx + 1u;
    }
    sy = sy + 1u;
  }
  colour = colour / float(window.inner.samples * window.inner.samples);
  pixels.inner[min(v.y * window.inner.size.x + v.x, uint(pixels.inner.length()) - 1u)] = packUnorm4x8(vec4(colour, 1.0));
}
