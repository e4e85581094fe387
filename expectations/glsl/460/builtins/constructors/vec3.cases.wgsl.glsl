//# case vec3<bool>/vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case vec3<bool>/vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = uvec3(bvec3(e));
}

void main() {
  test();
}
//# case vec3<bool>/vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case vec3<bool>/vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = uvec3(bvec3(e));
}

void main() {
  test();
}
//# case vec3<bool>/vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case vec3<bool>/vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  vec3 e = vec3(4.5, 4.78125, 5.625);
  result.inner = uvec3(bvec3(e));
}

void main() {
  test();
}
//# case vec3<bool>/vec3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case vec3<bool>/vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner = uvec3(bvec3(e));
}

void main() {
  test();
}
//# case vec3<i32>/vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(20, 21, 22);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = ivec3(e);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(4, 4, 5);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  vec3 e = vec3(4.5, 4.78125, 5.625);
  result.inner = ivec3(clamp(e, vec3(-2147483600.0), vec3(2147483500.0)));
}

void main() {
  test();
}
//# case vec3<i32>/vec3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(4, 4, 5);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner = ivec3(clamp(e, f16vec3(-65504.0hf), f16vec3(65504.0hf)));
}

void main() {
  test();
}
//# case vec3<i32>/vec3<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(1, 0, 1);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = ivec3(e);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(4294967276u, 4294967277u, 4294967278u);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = uvec3(e);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(4u, 4u, 5u);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  vec3 e = vec3(4.5, 4.78125, 5.625);
  result.inner = uvec3(clamp(e, vec3(0.0), vec3(4294967000.0)));
}

void main() {
  test();
}
//# case vec3<u32>/vec3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(4u, 4u, 5u);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner = uvec3(clamp(e, f16vec3(0.0hf), f16vec3(65504.0hf)));
}

void main() {
  test();
}
//# case vec3<u32>/vec3<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u, 0u, 1u);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = uvec3(e);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(-20.0, -19.0, -18.0);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = vec3(e);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(20.0, 21.0, 22.0);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = vec3(e);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(4.5, 4.78125, 5.625);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner = vec3(e);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(1.0, 0.0, 1.0);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = vec3(e);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<i32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(-20.0hf, -19.0hf, -18.0hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<i32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = f16vec3(e);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<u32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(20.0hf, 21.0hf, 22.0hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<u32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = f16vec3(e);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<f32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(4.5hf, 4.78125hf, 5.625hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<f32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  vec3 e = vec3(4.5, 4.78125, 5.625);
  result.inner = f16vec3(e);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<bool>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(1.0hf, 0.0hf, 1.0hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<bool>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = f16vec3(e);
}

void main() {
  test();
}
//# case vec3/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(0);
}

void main() {
  test();
}
//# case vec3<i32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(0);
}

void main() {
  test();
}
//# case vec3<u32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(0u);
}

void main() {
  test();
}
//# case vec3<f32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.0);
}

void main() {
  test();
}
//# case vec3<f16>/none
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.0hf);
}

void main() {
  test();
}
//# case vec3<bool>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(0u);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, -19, -18);
}

void main() {
  test();
}
//# case vec3<i32>/vec3<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  result.inner = e;
}

void main() {
  test();
}
//# case vec3<u32>/vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 22u);
}

void main() {
  test();
}
//# case vec3<u32>/vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  result.inner = e;
}

void main() {
  test();
}
//# case vec3<f32>/vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.625);
}

void main() {
  test();
}
//# case vec3<f32>/vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e = vec3(0.5, 0.53125, 0.625);
  result.inner = e;
}

void main() {
  test();
}
//# case vec3<f16>/vec3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.625hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 e = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner = e;
}

void main() {
  test();
}
//# case vec3<bool>/vec3<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u, 0u, 1u);
}

void main() {
  test();
}
//# case vec3<bool>/vec3<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = uvec3(e);
}

void main() {
  test();
}
//# case vec3<i32>/i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20);
}

void main() {
  test();
}
//# case vec3<i32>/i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  int e = -20;
  result.inner = ivec3(e);
}

void main() {
  test();
}
//# case vec3<i32>/i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20);
}

void main() {
  test();
}
//# case vec3<u32>/u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u);
}

void main() {
  test();
}
//# case vec3<u32>/u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uint e = 20u;
  result.inner = uvec3(e);
}

void main() {
  test();
}
//# case vec3<u32>/u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u);
}

void main() {
  test();
}
//# case vec3<f32>/f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5);
}

void main() {
  test();
}
//# case vec3<f32>/f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  float e = 0.5;
  result.inner = vec3(e);
}

void main() {
  test();
}
//# case vec3<f32>/f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5);
}

void main() {
  test();
}
//# case vec3<f16>/f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf);
}

void main() {
  test();
}
//# case vec3<f16>/f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  float16_t e = 0.5hf;
  result.inner = f16vec3(e);
}

void main() {
  test();
}
//# case vec3<f16>/f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf);
}

void main() {
  test();
}
//# case vec3<bool>/bool/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case vec3<bool>/bool/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bool e = true;
  result.inner = uvec3(bvec3(e));
}

void main() {
  test();
}
//# case vec3<bool>/bool/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(bvec3(true));
}

void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, 3, 7);
}

void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  int e3 = 7;
  result.inner = ivec3(e1, e2, e3);
}

void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, 3, 7);
}

void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 3u, 7u);
}

void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uint e3 = 7u;
  result.inner = uvec3(e1, e2, e3);
}

void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 3u, 7u);
}

void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.25, 0.75);
}

void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  result.inner = vec3(e1, e2, e3);
}

void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.25, 0.75);
}

void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  result.inner = f16vec3(e1, e2, e3);
}

void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u, 0u, 1u);
}

void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bool e1 = true;
  bool e2 = false;
  bool e3 = true;
  result.inner = uvec3(bvec3(e1, e2, e3));
}

void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(bvec3(true, false, true));
}

void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, -19, 3);
}

void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec2 v1 = ivec2(-20, -19);
  int e1 = 3;
  result.inner = ivec3(v1, e1);
}

void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(ivec2(-20, -19), 3);
}

void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 21u, 3u);
}

void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec2 v1 = uvec2(20u, 21u);
  uint e1 = 3u;
  result.inner = uvec3(v1, e1);
}

void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(uvec2(20u, 21u), 3u);
}

void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.53125, 0.25);
}

void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec2 v1 = vec2(0.5, 0.53125);
  float e1 = 0.25;
  result.inner = vec3(v1, e1);
}

void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(vec2(0.5, 0.53125), 0.25);
}

void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.53125hf, 0.25hf);
}

void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec2 v1 = f16vec2(0.5hf, 0.53125hf);
  float16_t e1 = 0.25hf;
  result.inner = f16vec3(v1, e1);
}

void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(f16vec2(0.5hf, 0.53125hf), 0.25hf);
}

void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u, 0u, 0u);
}

void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec2 v1 = bvec2(true, false);
  bool e1 = false;
  result.inner = uvec3(bvec3(v1, e1));
}

void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(bvec3(bvec2(true, false), false));
}

void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, 3, 4);
}

void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  int e1 = -20;
  ivec2 v1 = ivec2(3, 4);
  result.inner = ivec3(e1, v1);
}

void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-20, ivec2(3, 4));
}

void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, 3u, 4u);
}

void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec2 v1 = uvec2(3u, 4u);
  result.inner = uvec3(e1, v1);
}

void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(20u, uvec2(3u, 4u));
}

void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, 0.25, 0.265625);
}

void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  float e1 = 0.5;
  vec2 v1 = vec2(0.25, 0.265625);
  result.inner = vec3(e1, v1);
}

void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.5, vec2(0.25, 0.265625));
}

void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, 0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec2 v1 = f16vec2(0.25hf, 0.265625hf);
  result.inner = f16vec3(e1, v1);
}

void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.5hf, f16vec2(0.25hf, 0.265625hf));
}

void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u, 0u, 1u);
}

void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bool e1 = true;
  bvec2 v1 = bvec2(false, true);
  result.inner = uvec3(bvec3(e1, v1));
}

void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(bvec3(true, bvec2(false, true)));
}

void main() {
  test();
}
