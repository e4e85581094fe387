#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float16_t inner[4];
} out_1;

void main() {
  out_1.inner = float16_t[4](3.0hf, 65504.0hf, 0.5hf, 1.0hf + 0.125hf);
}
