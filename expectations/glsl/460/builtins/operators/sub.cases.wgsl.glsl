//# case sub/i32,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -23;
}

void main() {
  test();
}
//# case sub/i32,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/i32,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -20 - 3;
}

void main() {
  test();
}
//# case sub/u32,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 17u;
}

void main() {
  test();
}
//# case sub/u32,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/u32,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u - 3u;
}

void main() {
  test();
}
//# case sub/f32,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.25;
}

void main() {
  test();
}
//# case sub/f32,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f32,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5 - 0.25;
}

void main() {
  test();
}
//# case sub/f16,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.25hf;
}

void main() {
  test();
}
//# case sub/f16,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f16,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = 0.5hf - 0.25hf;
}

void main() {
  test();
}
//# case sub/vec2<i32>,vec2<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-23);
}

void main() {
  test();
}
//# case sub/vec2<i32>,vec2<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  ivec2 e2 = ivec2(3, 4);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(17u);
}

void main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.25, 0.265625);
}

void main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<f16>,vec2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case sub/vec2<f16>,vec2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<i32>,vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-23);
}

void main() {
  test();
}
//# case sub/vec3<i32>,vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(17u);
}

void main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<f16>,vec3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case sub/vec3<f16>,vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<i32>,vec4<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-23);
}

void main() {
  test();
}
//# case sub/vec4<i32>,vec4<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(17u);
}

void main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.25, 0.265625, 0.3125, 0.390625);
}

void main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<f16>,vec4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
}

void main() {
  test();
}
//# case sub/vec4<f16>,vec4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-23, -22);
}

void main() {
  test();
}
//# case sub/vec2<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  int e2 = 3;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-20, -19) - 3;
}

void main() {
  test();
}
//# case sub/vec2<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(17u, 18u);
}

void main() {
  test();
}
//# case sub/vec2<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uint e2 = 3u;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(20u, 21u) - 3u;
}

void main() {
  test();
}
//# case sub/vec2<f32>,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.25, 0.28125);
}

void main() {
  test();
}
//# case sub/vec2<f32>,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  float e2 = 0.25;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<f32>,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5, 0.53125) - 0.25;
}

void main() {
  test();
}
//# case sub/vec2<f16>,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.25hf, 0.28125hf);
}

void main() {
  test();
}
//# case sub/vec2<f16>,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec2<f16>,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.5hf, 0.53125hf) - 0.25hf;
}

void main() {
  test();
}
//# case sub/vec3<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-23, -22, -21);
}

void main() {
  test();
}
//# case sub/vec3<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  int e2 = 3;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, -19, -18) - 3;
}

void main() {
  test();
}
//# case sub/vec3<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(17u, 18u, 19u);
}

void main() {
  test();
}
//# case sub/vec3<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uint e2 = 3u;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 22u) - 3u;
}

void main() {
  test();
}
//# case sub/vec3<f32>,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.25, 0.28125, 0.375);
}

void main() {
  test();
}
//# case sub/vec3<f32>,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  float e2 = 0.25;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<f32>,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625) - 0.25;
}

void main() {
  test();
}
//# case sub/vec3<f16>,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.25hf, 0.28125hf, 0.375hf);
}

void main() {
  test();
}
//# case sub/vec3<f16>,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec3<f16>,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf) - 0.25hf;
}

void main() {
  test();
}
//# case sub/vec4<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-23, -22, -21, -20);
}

void main() {
  test();
}
//# case sub/vec4<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  int e2 = 3;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, -18, -17) - 3;
}

void main() {
  test();
}
//# case sub/vec4<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(17u, 18u, 19u, 20u);
}

void main() {
  test();
}
//# case sub/vec4<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 23u) - 3u;
}

void main() {
  test();
}
//# case sub/vec4<f32>,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.25, 0.28125, 0.375, 0.53125);
}

void main() {
  test();
}
//# case sub/vec4<f32>,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  float e2 = 0.25;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<f32>,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125) - 0.25;
}

void main() {
  test();
}
//# case sub/vec4<f16>,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.25hf, 0.28125hf, 0.375hf, 0.53125hf);
}

void main() {
  test();
}
//# case sub/vec4<f16>,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  float16_t e2 = 0.25hf;
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/vec4<f16>,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf) - 0.25hf;
}

void main() {
  test();
}
//# case sub/i32,vec2<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-23, -24);
}

void main() {
  test();
}
//# case sub/i32,vec2<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  int e1 = -20;
  ivec2 e2 = ivec2(3, 4);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/i32,vec2<i32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = -20 - ivec2(3, 4);
}

void main() {
  test();
}
//# case sub/u32,vec2<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(17u, 16u);
}

void main() {
  test();
}
//# case sub/u32,vec2<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/u32,vec2<u32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = 20u - uvec2(3u, 4u);
}

void main() {
  test();
}
//# case sub/f32,vec2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.25, 0.234375);
}

void main() {
  test();
}
//# case sub/f32,vec2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  float e1 = 0.5;
  vec2 e2 = vec2(0.25, 0.265625);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f32,vec2<f32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = 0.5 - vec2(0.25, 0.265625);
}

void main() {
  test();
}
//# case sub/f16,vec2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.25hf, 0.2344hf);
}

void main() {
  test();
}
//# case sub/f16,vec2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f16,vec2<f16>/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = 0.5hf - f16vec2(0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case sub/i32,vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-23, -24, -25);
}

void main() {
  test();
}
//# case sub/i32,vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  int e1 = -20;
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/i32,vec3<i32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = -20 - ivec3(3, 4, 5);
}

void main() {
  test();
}
//# case sub/u32,vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(17u, 16u, 15u);
}

void main() {
  test();
}
//# case sub/u32,vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/u32,vec3<u32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = 20u - uvec3(3u, 4u, 5u);
}

void main() {
  test();
}
//# case sub/f32,vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.25, 0.234375, 0.1875);
}

void main() {
  test();
}
//# case sub/f32,vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  float e1 = 0.5;
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f32,vec3<f32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = 0.5 - vec3(0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case sub/f16,vec3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.25hf, 0.2344hf, 0.1875hf);
}

void main() {
  test();
}
//# case sub/f16,vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f16,vec3<f16>/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = 0.5hf - f16vec3(0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case sub/i32,vec4<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-23, -24, -25, -26);
}

void main() {
  test();
}
//# case sub/i32,vec4<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/i32,vec4<i32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = -20 - ivec4(3, 4, 5, 6);
}

void main() {
  test();
}
//# case sub/u32,vec4<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(17u, 16u, 15u, 14u);
}

void main() {
  test();
}
//# case sub/u32,vec4<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/u32,vec4<u32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = 20u - uvec4(3u, 4u, 5u, 6u);
}

void main() {
  test();
}
//# case sub/f32,vec4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.25, 0.234375, 0.1875, 0.109375);
}

void main() {
  test();
}
//# case sub/f32,vec4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f32,vec4<f32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = 0.5 - vec4(0.25, 0.265625, 0.3125, 0.390625);
}

void main() {
  test();
}
//# case sub/f16,vec4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.25hf, 0.2344hf, 0.1875hf, 0.1094hf);
}

void main() {
  test();
}
//# case sub/f16,vec4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/f16,vec4<f16>/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = 0.5hf - f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
}

void main() {
  test();
}
//# case sub/mat2x2<f32>,mat2x2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  result.inner = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
}

void main() {
  test();
}
//# case sub/mat2x2<f32>,mat2x2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2 inner;
} result;

void test() {
  mat2 e1 = mat2(vec2(0.5, 0.53125), vec2(0.625, 0.78125));
  mat2 e2 = mat2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat2x2<f16>,mat2x2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  result.inner = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
}

void main() {
  test();
}
//# case sub/mat2x2<f16>,mat2x2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2 inner;
} result;

void test() {
  f16mat2 e1 = f16mat2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf));
  f16mat2 e2 = f16mat2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat2x3<f32>,mat2x3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.25, 0.265625, 0.3125);
  result.inner[1] = vec3(0.390625, 0.5, 0.640625);
}

void main() {
  test();
}
//# case sub/mat2x3<f32>,mat2x3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 e1 = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat2x3 e2 = mat2x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625));
  mat2x3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case sub/mat2x3<f16>,mat2x3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner[1] = f16vec3(0.390625hf, 0.5hf, 0.640625hf);
}

void main() {
  test();
}
//# case sub/mat2x3<f16>,mat2x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 e1 = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16mat2x3 e2 = f16mat2x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf));
  f16mat2x3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case sub/mat2x4<f32>,mat2x4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  result.inner = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
}

void main() {
  test();
}
//# case sub/mat2x4<f32>,mat2x4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x4 inner;
} result;

void test() {
  mat2x4 e1 = mat2x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125));
  mat2x4 e2 = mat2x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat2x4<f16>,mat2x4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  result.inner = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
}

void main() {
  test();
}
//# case sub/mat2x4<f16>,mat2x4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x4 inner;
} result;

void test() {
  f16mat2x4 e1 = f16mat2x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf));
  f16mat2x4 e2 = f16mat2x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat3x2<f32>,mat3x2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  result.inner = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
}

void main() {
  test();
}
//# case sub/mat3x2<f32>,mat3x2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x2 inner;
} result;

void test() {
  mat3x2 e1 = mat3x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125));
  mat3x2 e2 = mat3x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat3x2<f16>,mat3x2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  result.inner = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
}

void main() {
  test();
}
//# case sub/mat3x2<f16>,mat3x2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x2 inner;
} result;

void test() {
  f16mat3x2 e1 = f16mat3x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf));
  f16mat3x2 e2 = f16mat3x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat3x3<f32>,mat3x3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.25, 0.265625, 0.3125);
  result.inner[1] = vec3(0.390625, 0.5, 0.640625);
  result.inner[2] = vec3(0.8125, 1.015625, 1.25);
}

void main() {
  test();
}
//# case sub/mat3x3<f32>,mat3x3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 e1 = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat3 e2 = mat3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25));
  mat3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case sub/mat3x3<f16>,mat3x3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner[1] = f16vec3(0.390625hf, 0.5hf, 0.640625hf);
  result.inner[2] = f16vec3(0.8125hf, 1.016hf, 1.25hf);
}

void main() {
  test();
}
//# case sub/mat3x3<f16>,mat3x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 e1 = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat3 e2 = f16mat3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf));
  f16mat3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case sub/mat3x4<f32>,mat3x4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  result.inner = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
}

void main() {
  test();
}
//# case sub/mat3x4<f32>,mat3x4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3x4 inner;
} result;

void test() {
  mat3x4 e1 = mat3x4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125));
  mat3x4 e2 = mat3x4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat3x4<f16>,mat3x4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  result.inner = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
}

void main() {
  test();
}
//# case sub/mat3x4<f16>,mat3x4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3x4 inner;
} result;

void test() {
  f16mat3x4 e1 = f16mat3x4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf));
  f16mat3x4 e2 = f16mat3x4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat4x2<f32>,mat4x2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  result.inner = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
}

void main() {
  test();
}
//# case sub/mat4x2<f32>,mat4x2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x2 inner;
} result;

void test() {
  mat4x2 e1 = mat4x2(vec2(0.5, 0.53125), vec2(0.625, 0.78125), vec2(1.0, 1.28125), vec2(1.625, 2.03125));
  mat4x2 e2 = mat4x2(vec2(0.25, 0.265625), vec2(0.3125, 0.390625), vec2(0.5, 0.640625), vec2(0.8125, 1.015625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat4x2<f16>,mat4x2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  result.inner = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
}

void main() {
  test();
}
//# case sub/mat4x2<f16>,mat4x2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x2 inner;
} result;

void test() {
  f16mat4x2 e1 = f16mat4x2(f16vec2(0.5hf, 0.53125hf), f16vec2(0.625hf, 0.78125hf), f16vec2(1.0hf, 1.28125hf), f16vec2(1.625hf, 2.03125hf));
  f16mat4x2 e2 = f16mat4x2(f16vec2(0.25hf, 0.265625hf), f16vec2(0.3125hf, 0.390625hf), f16vec2(0.5hf, 0.640625hf), f16vec2(0.8125hf, 1.016hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat4x3<f32>,mat4x3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.25, 0.265625, 0.3125);
  result.inner[1] = vec3(0.390625, 0.5, 0.640625);
  result.inner[2] = vec3(0.8125, 1.015625, 1.25);
  result.inner[3] = vec3(1.515625, 1.8125, 2.140625);
}

void main() {
  test();
}
//# case sub/mat4x3<f32>,mat4x3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4x3 inner;
} result;

void test() {
  mat4x3 e1 = mat4x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5), vec3(3.03125, 3.625, 4.28125));
  mat4x3 e2 = mat4x3(vec3(0.25, 0.265625, 0.3125), vec3(0.390625, 0.5, 0.640625), vec3(0.8125, 1.015625, 1.25), vec3(1.515625, 1.8125, 2.140625));
  mat4x3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case sub/mat4x3<f16>,mat4x3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner[1] = f16vec3(0.390625hf, 0.5hf, 0.640625hf);
  result.inner[2] = f16vec3(0.8125hf, 1.016hf, 1.25hf);
  result.inner[3] = f16vec3(1.516hf, 1.8125hf, 2.141hf);
}

void main() {
  test();
}
//# case sub/mat4x3<f16>,mat4x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4x3 inner;
} result;

void test() {
  f16mat4x3 e1 = f16mat4x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf), f16vec3(3.03125hf, 3.625hf, 4.28125hf));
  f16mat4x3 e2 = f16mat4x3(f16vec3(0.25hf, 0.265625hf, 0.3125hf), f16vec3(0.390625hf, 0.5hf, 0.640625hf), f16vec3(0.8125hf, 1.016hf, 1.25hf), f16vec3(1.516hf, 1.8125hf, 2.141hf));
  f16mat4x3 v = e1 - e2;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
  result.inner[3] = v[3];
}

void main() {
  test();
}
//# case sub/mat4x4<f32>,mat4x4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
}

void main() {
  test();
}
//# case sub/mat4x4<f32>,mat4x4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat4 e1 = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  mat4 e2 = mat4(vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.5, 0.640625, 0.8125, 1.015625), vec4(1.25, 1.515625, 1.8125, 2.140625), vec4(2.5, 2.890625, 3.3125, 3.765625));
  result.inner = e1 - e2;
}

void main() {
  test();
}
//# case sub/mat4x4<f16>,mat4x4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
}

void main() {
  test();
}
//# case sub/mat4x4<f16>,mat4x4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat4 e1 = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  f16mat4 e2 = f16mat4(f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.5hf, 0.640625hf, 0.8125hf, 1.016hf), f16vec4(1.25hf, 1.516hf, 1.8125hf, 2.141hf), f16vec4(2.5hf, 2.891hf, 3.3125hf, 3.766hf));
  result.inner = e1 - e2;
}

void main() {
  test();
}
