#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer h_compute_block {
  f16vec2 inner;
} h;

void main() {
  h.inner = h.inner * 2.0hf;
}
