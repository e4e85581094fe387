#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Data {
  float16_t a;
  f16vec3 b;
  f16vec2 c;
  float d;
};

layout(std140, binding = 0) uniform data_compute_block {
  Data inner;
} data;
layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner[];
} result;

void main() {
  result.inner[0] = f16vec4(data.inner.b, data.inner.a) * data.inner.c[min(gl_GlobalInvocationID.x % 2u, 1u)] + float16_t(data.inner.d);
}
