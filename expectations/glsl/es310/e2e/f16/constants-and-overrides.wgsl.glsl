#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float16_t inner[4];
} out_1;

void main() {
  out_1.inner = float16_t[4](3.0hf, 65504.0hf, 0.5hf, 1.0hf + 0.125hf);
}
