#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[];
} out_1;

void main() {
  uvec3 v = gl_NumWorkGroups;
  uvec2 pair = v.zy;
  out_1.inner[0] = ~v.x;
  out_1.inner[1] = ~v.z + pair.x + pair.y;
}
