//# output a
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner;
} out_1;

void main() {
  atomicAdd(out_1.inner, 1u);
}
//# output b
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner;
} out_1;

void main() {
  atomicAdd(out_1.inner, 1u);
}
//# output c
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 8, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner;
} out_1;

void main() {
  atomicAdd(out_1.inner, 1u);
}
//# output d
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 64) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner;
} out_1;

void main() {
  atomicAdd(out_1.inner, 1u);
}
