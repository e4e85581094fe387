//# case vec4<bool>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = uvec4(bvec4(e));
}

void main() {
  test();
}
//# case vec4<bool>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = uvec4(bvec4(e));
}

void main() {
  test();
}
//# case vec4<bool>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  vec4 e = vec4(4.5, 4.78125, 5.625, 7.03125);
  result.inner = uvec4(bvec4(e));
}

void main() {
  test();
}
//# case vec4<bool>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf);
  result.inner = uvec4(bvec4(e));
}

void main() {
  test();
}
//# case vec4<i32>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(20, 21, 22, 23);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = ivec4(e);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(4, 4, 5, 7);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  vec4 e = vec4(4.5, 4.78125, 5.625, 7.03125);
  result.inner = ivec4(clamp(e, vec4(-2147483600.0), vec4(2147483500.0)));
}

void main() {
  test();
}
//# case vec4<i32>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(4, 4, 5, 7);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf);
  result.inner = ivec4(clamp(e, f16vec4(-65504.0hf), f16vec4(65504.0hf)));
}

void main() {
  test();
}
//# case vec4<i32>/vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(1, 0, 1, 0);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = ivec4(e);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(4294967276u, 4294967277u, 4294967278u, 4294967279u);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = uvec4(e);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(4u, 4u, 5u, 7u);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  vec4 e = vec4(4.5, 4.78125, 5.625, 7.03125);
  result.inner = uvec4(clamp(e, vec4(0.0), vec4(4294967000.0)));
}

void main() {
  test();
}
//# case vec4<u32>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(4u, 4u, 5u, 7u);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf);
  result.inner = uvec4(clamp(e, f16vec4(0.0hf), f16vec4(65504.0hf)));
}

void main() {
  test();
}
//# case vec4<u32>/vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = uvec4(e);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(-20.0, -19.0, -18.0, -17.0);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = vec4(e);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(20.0, 21.0, 22.0, 23.0);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = vec4(e);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<f16>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(4.5, 4.78125, 5.625, 7.03125);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf);
  result.inner = vec4(e);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(1.0, 0.0, 1.0, 0.0);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = vec4(e);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<i32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(-20.0hf, -19.0hf, -18.0hf, -17.0hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<i32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = f16vec4(e);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<u32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(20.0hf, 21.0hf, 22.0hf, 23.0hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<u32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = f16vec4(e);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<f32>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<f32>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  vec4 e = vec4(4.5, 4.78125, 5.625, 7.03125);
  result.inner = f16vec4(e);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<bool>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(1.0hf, 0.0hf, 1.0hf, 0.0hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<bool>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = f16vec4(e);
}

void main() {
  test();
}
//# case vec4/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(0);
}

void main() {
  test();
}
//# case vec4<i32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(0);
}

void main() {
  test();
}
//# case vec4<u32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(0u);
}

void main() {
  test();
}
//# case vec4<f32>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.0);
}

void main() {
  test();
}
//# case vec4<f16>/none
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.0hf);
}

void main() {
  test();
}
//# case vec4<bool>/none
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(0u);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, -18, -17);
}

void main() {
  test();
}
//# case vec4<i32>/vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  result.inner = e;
}

void main() {
  test();
}
//# case vec4<u32>/vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 23u);
}

void main() {
  test();
}
//# case vec4<u32>/vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  result.inner = e;
}

void main() {
  test();
}
//# case vec4<f32>/vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.78125);
}

void main() {
  test();
}
//# case vec4<f32>/vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e = vec4(0.5, 0.53125, 0.625, 0.78125);
  result.inner = e;
}

void main() {
  test();
}
//# case vec4<f16>/vec4<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec4<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec4 e = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  result.inner = e;
}

void main() {
  test();
}
//# case vec4<bool>/vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<bool>/vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = uvec4(e);
}

void main() {
  test();
}
//# case vec4<i32>/i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20);
}

void main() {
  test();
}
//# case vec4<i32>/i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e = -20;
  result.inner = ivec4(e);
}

void main() {
  test();
}
//# case vec4<i32>/i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20);
}

void main() {
  test();
}
//# case vec4<u32>/u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u);
}

void main() {
  test();
}
//# case vec4<u32>/u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e = 20u;
  result.inner = uvec4(e);
}

void main() {
  test();
}
//# case vec4<u32>/u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u);
}

void main() {
  test();
}
//# case vec4<f32>/f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5);
}

void main() {
  test();
}
//# case vec4<f32>/f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e = 0.5;
  result.inner = vec4(e);
}

void main() {
  test();
}
//# case vec4<f32>/f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5);
}

void main() {
  test();
}
//# case vec4<f16>/f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf);
}

void main() {
  test();
}
//# case vec4<f16>/f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e = 0.5hf;
  result.inner = f16vec4(e);
}

void main() {
  test();
}
//# case vec4<f16>/f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf);
}

void main() {
  test();
}
//# case vec4<bool>/bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case vec4<bool>/bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool e = true;
  result.inner = uvec4(bvec4(e));
}

void main() {
  test();
}
//# case vec4<bool>/bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(true));
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, 7, 9);
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  int e3 = 7;
  int e4 = 9;
  result.inner = ivec4(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, 7, 9);
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, 7u, 9u);
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uint e3 = 7u;
  uint e4 = 9u;
  result.inner = uvec4(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, 7u, 9u);
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, 0.75, 3.0);
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  result.inner = vec4(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, 0.75, 3.0);
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, 0.75hf, 3.0hf);
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  result.inner = f16vec4(e1, e2, e3, e4);
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, 0.75hf, 3.0hf);
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool e1 = true;
  bool e2 = false;
  bool e3 = true;
  bool e4 = false;
  result.inner = uvec4(bvec4(e1, e2, e3, e4));
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(true, false, true, false));
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, 4, 7);
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  ivec2 v1 = ivec2(3, 4);
  int e2 = 7;
  result.inner = ivec4(e1, v1, e2);
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, ivec2(3, 4), 7);
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, 4u, 7u);
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec2 v1 = uvec2(3u, 4u);
  uint e2 = 7u;
  result.inner = uvec4(e1, v1, e2);
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, uvec2(3u, 4u), 7u);
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, 0.265625, 0.75);
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  vec2 v1 = vec2(0.25, 0.265625);
  float e2 = 0.75;
  result.inner = vec4(e1, v1, e2);
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, vec2(0.25, 0.265625), 0.75);
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, 0.265625hf, 0.75hf);
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec2 v1 = f16vec2(0.25hf, 0.265625hf);
  float16_t e2 = 0.75hf;
  result.inner = f16vec4(e1, v1, e2);
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, f16vec2(0.25hf, 0.265625hf), 0.75hf);
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 1u);
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool e1 = true;
  bvec2 v1 = bvec2(false, true);
  bool e2 = true;
  result.inner = uvec4(bvec4(e1, v1, e2));
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(true, bvec2(false, true), true));
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, 7, 8);
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  ivec2 v1 = ivec2(7, 8);
  result.inner = ivec4(e1, e2, v1);
}

void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, ivec2(7, 8));
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, 7u, 8u);
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uvec2 v1 = uvec2(7u, 8u);
  result.inner = uvec4(e1, e2, v1);
}

void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, uvec2(7u, 8u));
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, 0.75, 0.796875);
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  vec2 v1 = vec2(0.75, 0.796875);
  result.inner = vec4(e1, e2, v1);
}

void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, vec2(0.75, 0.796875));
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, 0.75hf, 0.797hf);
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  f16vec2 v1 = f16vec2(0.75hf, 0.797hf);
  result.inner = f16vec4(e1, e2, v1);
}

void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, f16vec2(0.75hf, 0.797hf));
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool e1 = true;
  bool e2 = false;
  bvec2 v1 = bvec2(true, false);
  result.inner = uvec4(bvec4(e1, e2, v1));
}

void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(true, false, bvec2(true, false)));
}

void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, 3, 4);
}

void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 v1 = ivec2(-20, -19);
  ivec2 v2 = ivec2(3, 4);
  result.inner = ivec4(v1, v2);
}

void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 3u, 4u);
}

void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 v1 = uvec2(20u, 21u);
  uvec2 v2 = uvec2(3u, 4u);
  result.inner = uvec4(v1, v2);
}

void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.25, 0.265625);
}

void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec2 v1 = vec2(0.5, 0.53125);
  vec2 v2 = vec2(0.25, 0.265625);
  result.inner = vec4(v1, v2);
}

void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.25hf, 0.265625hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec2 v1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 v2 = f16vec2(0.25hf, 0.265625hf);
  result.inner = f16vec4(v1, v2);
}

void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 0u, 1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec2 v1 = bvec2(true, false);
  bvec2 v2 = bvec2(false, true);
  result.inner = uvec4(bvec4(v1, v2));
}

void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, 3, 7);
}

void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec2 v1 = ivec2(-20, -19);
  int e1 = 3;
  int e2 = 7;
  result.inner = ivec4(v1, e1, e2);
}

void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(ivec2(-20, -19), 3, 7);
}

void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 3u, 7u);
}

void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec2 v1 = uvec2(20u, 21u);
  uint e1 = 3u;
  uint e2 = 7u;
  result.inner = uvec4(v1, e1, e2);
}

void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(uvec2(20u, 21u), 3u, 7u);
}

void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.25, 0.75);
}

void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec2 v1 = vec2(0.5, 0.53125);
  float e1 = 0.25;
  float e2 = 0.75;
  result.inner = vec4(v1, e1, e2);
}

void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(vec2(0.5, 0.53125), 0.25, 0.75);
}

void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec2 v1 = f16vec2(0.5hf, 0.53125hf);
  float16_t e1 = 0.25hf;
  float16_t e2 = 0.75hf;
  result.inner = f16vec4(v1, e1, e2);
}

void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(f16vec2(0.5hf, 0.53125hf), 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 0u, 1u);
}

void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec2 v1 = bvec2(true, false);
  bool e1 = false;
  bool e2 = true;
  result.inner = uvec4(bvec4(v1, e1, e2));
}

void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(bvec2(true, false), false, true));
}

void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, -19, -18, 3);
}

void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec3 v1 = ivec3(-20, -19, -18);
  int e1 = 3;
  result.inner = ivec4(v1, e1);
}

void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(ivec3(-20, -19, -18), 3);
}

void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 21u, 22u, 3u);
}

void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec3 v1 = uvec3(20u, 21u, 22u);
  uint e1 = 3u;
  result.inner = uvec4(v1, e1);
}

void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(uvec3(20u, 21u, 22u), 3u);
}

void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.53125, 0.625, 0.25);
}

void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec3 v1 = vec3(0.5, 0.53125, 0.625);
  float e1 = 0.25;
  result.inner = vec4(v1, e1);
}

void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(vec3(0.5, 0.53125, 0.625), 0.25);
}

void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.25hf);
}

void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  f16vec3 v1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  float16_t e1 = 0.25hf;
  result.inner = f16vec4(v1, e1);
}

void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(f16vec3(0.5hf, 0.53125hf, 0.625hf), 0.25hf);
}

void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec3 v1 = bvec3(true, false, true);
  bool e1 = false;
  result.inner = uvec4(bvec4(v1, e1));
}

void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(bvec3(true, false, true), false));
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, 3, 4, 5);
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  int e1 = -20;
  ivec3 v1 = ivec3(3, 4, 5);
  result.inner = ivec4(e1, v1);
}

void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-20, ivec3(3, 4, 5));
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, 3u, 4u, 5u);
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uint e1 = 20u;
  uvec3 v1 = uvec3(3u, 4u, 5u);
  result.inner = uvec4(e1, v1);
}

void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(20u, uvec3(3u, 4u, 5u));
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, 0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  float e1 = 0.5;
  vec3 v1 = vec3(0.25, 0.265625, 0.3125);
  result.inner = vec4(e1, v1);
}

void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.5, vec3(0.25, 0.265625, 0.3125));
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, 0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  f16vec3 v1 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner = f16vec4(e1, v1);
}

void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec4 inner;
} result;

void test() {
  result.inner = f16vec4(0.5hf, f16vec3(0.25hf, 0.265625hf, 0.3125hf));
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u, 0u, 1u, 0u);
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bool e1 = true;
  bvec3 v1 = bvec3(false, true, false);
  result.inner = uvec4(bvec4(e1, v1));
}

void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(bvec4(true, bvec3(false, true, false)));
}

void main() {
  test();
}
