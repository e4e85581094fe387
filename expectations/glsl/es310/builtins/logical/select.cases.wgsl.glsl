//# case select/i32,i32,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = 3;
}

void main() {
  test();
}
//# case select/i32,i32,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int f = -20;
  int t = 3;
  bool cond = true;
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/i32,i32,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = mix(-20, 3, true);
}

void main() {
  test();
}
//# case select/u32,u32,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 3u;
}

void main() {
  test();
}
//# case select/u32,u32,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint f = 20u;
  uint t = 3u;
  bool cond = true;
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/u32,u32,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = mix(20u, 3u, true);
}

void main() {
  test();
}
//# case select/f32,f32,bool/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case select/f32,f32,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float f = 0.5;
  float t = 0.25;
  bool cond = true;
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/f32,f32,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = mix(0.5, 0.25, true);
}

void main() {
  test();
}
//# case select/f16,f16,bool/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
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
//# case select/f16,f16,bool/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  float16_t f = 0.5hf;
  float16_t t = 0.25hf;
  bool cond = true;
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/f16,f16,bool/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  result.inner = mix(0.5hf, 0.25hf, true);
}

void main() {
  test();
}
//# case select/bool,bool,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 0u;
}

void main() {
  test();
}
//# case select/bool,bool,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool f = true;
  bool t = false;
  bool cond = true;
  result.inner = uint(mix(f, t, cond));
}

void main() {
  test();
}
//# case select/bool,bool,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(mix(true, false, true));
}

void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(3, 4);
}

void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 f = ivec2(-20, -19);
  ivec2 t = ivec2(3, 4);
  bool cond = true;
  result.inner = mix(f, t, bvec2(cond));
}

void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = mix(ivec2(-20, -19), ivec2(3, 4), bvec2(true));
}

void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(3u, 4u);
}

void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 f = uvec2(20u, 21u);
  uvec2 t = uvec2(3u, 4u);
  bool cond = true;
  result.inner = mix(f, t, bvec2(cond));
}

void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = mix(uvec2(20u, 21u), uvec2(3u, 4u), bvec2(true));
}

void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case select/vec2<f32>,vec2<f32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 f = vec2(0.5, 0.53125);
  vec2 t = vec2(0.25, 0.265625);
  bool cond = true;
  result.inner = mix(f, t, bvec2(cond));
}

void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = mix(vec2(0.5, 0.53125), vec2(0.25, 0.265625), bvec2(true));
}

void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
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
//# case select/vec2<f16>,vec2<f16>,bool/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 f = f16vec2(0.5hf, 0.53125hf);
  f16vec2 t = f16vec2(0.25hf, 0.265625hf);
  bool cond = true;
  result.inner = mix(f, t, bvec2(cond));
}

void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = mix(f16vec2(0.5hf, 0.53125hf), f16vec2(0.25hf, 0.265625hf), bvec2(true));
}

void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(0u, 1u);
}

void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  bvec2 f = bvec2(true, false);
  bvec2 t = bvec2(false, true);
  bool cond = true;
  result.inner = uvec2(mix(f, t, bvec2(cond)));
}

void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(mix(bvec2(true, false), bvec2(false, true), bvec2(true)));
}

void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(3, 4, 5);
}

void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 f = ivec3(-20, -19, -18);
  ivec3 t = ivec3(3, 4, 5);
  bool cond = true;
  result.inner = mix(f, t, bvec3(cond));
}

void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = mix(ivec3(-20, -19, -18), ivec3(3, 4, 5), bvec3(true));
}

void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(3u, 4u, 5u);
}

void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 f = uvec3(20u, 21u, 22u);
  uvec3 t = uvec3(3u, 4u, 5u);
  bool cond = true;
  result.inner = mix(f, t, bvec3(cond));
}

void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = mix(uvec3(20u, 21u, 22u), uvec3(3u, 4u, 5u), bvec3(true));
}

void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case select/vec3<f32>,vec3<f32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 f = vec3(0.5, 0.53125, 0.625);
  vec3 t = vec3(0.25, 0.265625, 0.3125);
  bool cond = true;
  result.inner = mix(f, t, bvec3(cond));
}

void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = mix(vec3(0.5, 0.53125, 0.625), vec3(0.25, 0.265625, 0.3125), bvec3(true));
}

void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
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
//# case select/vec3<f16>,vec3<f16>,bool/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 f = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 t = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  bool cond = true;
  result.inner = mix(f, t, bvec3(cond));
}

void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/override
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = mix(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.25hf, 0.265625hf, 0.3125hf), bvec3(true));
}

void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(0u, 1u, 0u);
}

void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 f = bvec3(true, false, true);
  bvec3 t = bvec3(false, true, false);
  bool cond = true;
  result.inner = uvec3(mix(f, t, bvec3(cond)));
}

void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(mix(bvec3(true, false, true), bvec3(false, true, false), bvec3(true)));
}

void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(3, 4, 5, 6);
}

void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 f = ivec4(-20, -19, -18, -17);
  ivec4 t = ivec4(3, 4, 5, 6);
  bool cond = true;
  result.inner = mix(f, t, bvec4(cond));
}

void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = mix(ivec4(-20, -19, -18, -17), ivec4(3, 4, 5, 6), bvec4(true));
}

void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(3u, 4u, 5u, 6u);
}

void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 f = uvec4(20u, 21u, 22u, 23u);
  uvec4 t = uvec4(3u, 4u, 5u, 6u);
  bool cond = true;
  result.inner = mix(f, t, bvec4(cond));
}

void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = mix(uvec4(20u, 21u, 22u, 23u), uvec4(3u, 4u, 5u, 6u), bvec4(true));
}

void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case select/vec4<f32>,vec4<f32>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 f = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 t = vec4(0.25, 0.265625, 0.3125, 0.390625);
  bool cond = true;
  result.inner = mix(f, t, bvec4(cond));
}

void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = mix(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.25, 0.265625, 0.3125, 0.390625), bvec4(true));
}

void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/literal
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
  result.inner = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
}

void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/variable
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
  f16vec4 f = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 t = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  bool cond = true;
  result.inner = mix(f, t, bvec4(cond));
}

void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/override
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
  result.inner = mix(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), bvec4(true));
}

void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(0u, 1u, 0u, 1u);
}

void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 f = bvec4(true, false, true, false);
  bvec4 t = bvec4(false, true, false, true);
  bool cond = true;
  result.inner = uvec4(mix(f, t, bvec4(cond)));
}

void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(mix(bvec4(true, false, true, false), bvec4(false, true, false, true), bvec4(true)));
}

void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(3, -19);
}

void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 f = ivec2(-20, -19);
  ivec2 t = ivec2(3, 4);
  bvec2 cond = bvec2(true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(3u, 21u);
}

void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 f = uvec2(20u, 21u);
  uvec2 t = uvec2(3u, 4u);
  bvec2 cond = bvec2(true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.25, 0.53125);
}

void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 f = vec2(0.5, 0.53125);
  vec2 t = vec2(0.25, 0.265625);
  bvec2 cond = bvec2(true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  result.inner = f16vec2(0.25hf, 0.53125hf);
}

void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec2 inner;
} result;

void test() {
  f16vec2 f = f16vec2(0.5hf, 0.53125hf);
  f16vec2 t = f16vec2(0.25hf, 0.265625hf);
  bvec2 cond = bvec2(true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(0u);
}

void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  bvec2 f = bvec2(true, false);
  bvec2 t = bvec2(false, true);
  bvec2 cond = bvec2(true, false);
  result.inner = uvec2(mix(f, t, cond));
}

void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(3, -19, 5);
}

void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 f = ivec3(-20, -19, -18);
  ivec3 t = ivec3(3, 4, 5);
  bvec3 cond = bvec3(true, false, true);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(3u, 21u, 5u);
}

void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 f = uvec3(20u, 21u, 22u);
  uvec3 t = uvec3(3u, 4u, 5u);
  bvec3 cond = bvec3(true, false, true);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.25, 0.53125, 0.3125);
}

void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 f = vec3(0.5, 0.53125, 0.625);
  vec3 t = vec3(0.25, 0.265625, 0.3125);
  bvec3 cond = bvec3(true, false, true);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/literal
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  result.inner = f16vec3(0.25hf, 0.53125hf, 0.3125hf);
}

void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16vec3 inner;
} result;

void test() {
  f16vec3 f = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 t = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  bvec3 cond = bvec3(true, false, true);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 f = bvec3(true, false, true);
  bvec3 t = bvec3(false, true, false);
  bvec3 cond = bvec3(true, false, true);
  result.inner = uvec3(mix(f, t, cond));
}

void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(3, -19, 5, -17);
}

void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 f = ivec4(-20, -19, -18, -17);
  ivec4 t = ivec4(3, 4, 5, 6);
  bvec4 cond = bvec4(true, false, true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(3u, 21u, 5u, 23u);
}

void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 f = uvec4(20u, 21u, 22u, 23u);
  uvec4 t = uvec4(3u, 4u, 5u, 6u);
  bvec4 cond = bvec4(true, false, true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.25, 0.53125, 0.3125, 0.78125);
}

void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 f = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 t = vec4(0.25, 0.265625, 0.3125, 0.390625);
  bvec4 cond = bvec4(true, false, true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/literal
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
  result.inner = f16vec4(0.25hf, 0.53125hf, 0.3125hf, 0.78125hf);
}

void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/variable
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
  f16vec4 f = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 t = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  bvec4 cond = bvec4(true, false, true, false);
  result.inner = mix(f, t, cond);
}

void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/literal
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
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 f = bvec4(true, false, true, false);
  bvec4 t = bvec4(false, true, false, true);
  bvec4 cond = bvec4(true, false, true, false);
  result.inner = uvec4(mix(f, t, cond));
}

void main() {
  test();
}
