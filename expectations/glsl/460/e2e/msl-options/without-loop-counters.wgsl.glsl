#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer values_compute_block {
  uint inner[];
} values;

void main() {
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (values.inner[0] == 1u) {
      break;
    }
    values.inner[0] = mix(values.inner[0] / 2u, 3u * values.inner[0] + 1u, (values.inner[0] % 2u == 1u));
    values.inner[1] = values.inner[1] + 1u;
  }
}
