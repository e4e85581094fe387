//# output main
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec4 inner;
} out_1;

uint main0() {
  return 1u;
}

void main() {
  out_1.inner.x = main0();
}
//# output main1
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec4 inner;
} out_1;

void main() {
  out_1.inner.y = 2u;
}
//# output main_
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uvec4 inner;
} out_1;

void main() {
  out_1.inner.z = 3u;
}
