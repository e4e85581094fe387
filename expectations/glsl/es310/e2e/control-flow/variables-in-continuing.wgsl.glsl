#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec2 inner;
} out_1;

void main() {
  uint n = out_1.inner.y;
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    uint rest = n % 10u;
    uint digit = 0u;
    digit = digit + rest;
    n = n / 10u;
    uint weighted = digit * 2u + rest;
    out_1.inner.x = out_1.inner.x + weighted;
    uint again = weighted;
    again = again - 1u;
    out_1.inner.y = again;
    if ((n == 0u) || (weighted > 100u)) {
      break;
    }
  }
}
