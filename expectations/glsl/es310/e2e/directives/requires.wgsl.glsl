#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer v_compute_block {
  uint inner[2];
} v;

void main() {
  uvec4 v_1 = ((uvec4(v.inner[1]) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u)) * ((uvec4(16843009u) >> uvec4(0u, 8u, 16u, 24u)) & uvec4(255u));
  v.inner[0] = v_1.x + v_1.y + v_1.z + v_1.w;
}
