//# case smoothstep/f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.5;
}

void main() {
  test();
}
//# case smoothstep/f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float edge0 = 0.25;
  float edge1 = 0.75;
  float x = 0.5;
  float v = edge0;
  float v_1 = clamp((x - v) / (edge1 - v), 0.0, 1.0);
  result.inner = v_1 * v_1 * (3.0 - 2.0 * v_1);
}

void main() {
  test();
}
//# case smoothstep/f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = smoothstep(0.25, 0.75, 0.5);
}

void main() {
  test();
}
//# case smoothstep/f16,f16,f16/literal
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
  result.inner = 0.5hf;
}

void main() {
  test();
}
//# case smoothstep/f16,f16,f16/variable
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
  float16_t edge0 = 0.25hf;
  float16_t edge1 = 0.75hf;
  float16_t x = 0.5hf;
  float16_t v = edge0;
  float16_t v_1 = clamp((x - v) / (edge1 - v), 0.0hf, 1.0hf);
  result.inner = v_1 * v_1 * (3.0hf - 2.0hf * v_1);
}

void main() {
  test();
}
//# case smoothstep/f16,f16,f16/override
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
  result.inner = smoothstep(0.25hf, 0.75hf, 0.5hf);
}

void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.5);
}

void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 edge0 = vec2(0.25, 0.265625);
  vec2 edge1 = vec2(0.75, 0.796875);
  vec2 x = vec2(0.5, 0.53125);
  vec2 v = edge0;
  vec2 v_1 = clamp((x - v) / (edge1 - v), vec2(0.0), vec2(1.0));
  result.inner = v_1 * v_1 * (vec2(3.0) - vec2(2.0) * v_1);
}

void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/literal
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
  result.inner = f16vec2(0.5hf);
}

void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/variable
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
  f16vec2 edge0 = f16vec2(0.25hf, 0.265625hf);
  f16vec2 edge1 = f16vec2(0.75hf, 0.797hf);
  f16vec2 x = f16vec2(0.5hf, 0.53125hf);
  f16vec2 v = edge0;
  f16vec2 v_1 = clamp((x - v) / (edge1 - v), f16vec2(0.0hf), f16vec2(1.0hf));
  result.inner = v_1 * v_1 * (f16vec2(3.0hf) - f16vec2(2.0hf) * v_1);
}

void main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
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
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 edge0 = vec3(0.25, 0.265625, 0.3125);
  vec3 edge1 = vec3(0.75, 0.796875, 0.9375);
  vec3 x = vec3(0.5, 0.53125, 0.625);
  vec3 v = edge0;
  vec3 v_1 = clamp((x - v) / (edge1 - v), vec3(0.0), vec3(1.0));
  result.inner = v_1 * v_1 * (vec3(3.0) - vec3(2.0) * v_1);
}

void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/literal
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
  result.inner = f16vec3(0.5hf);
}

void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/variable
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
  f16vec3 edge0 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  f16vec3 edge1 = f16vec3(0.75hf, 0.797hf, 0.9375hf);
  f16vec3 x = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 v = edge0;
  f16vec3 v_1 = clamp((x - v) / (edge1 - v), f16vec3(0.0hf), f16vec3(1.0hf));
  result.inner = v_1 * v_1 * (f16vec3(3.0hf) - f16vec3(2.0hf) * v_1);
}

void main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/literal
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
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 edge0 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 edge1 = vec4(0.75, 0.796875, 0.9375, 1.171875);
  vec4 x = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 v = edge0;
  vec4 v_1 = clamp((x - v) / (edge1 - v), vec4(0.0), vec4(1.0));
  result.inner = v_1 * v_1 * (vec4(3.0) - vec4(2.0) * v_1);
}

void main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/literal
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
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/variable
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
  f16vec4 edge0 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  f16vec4 edge1 = f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf);
  f16vec4 x = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v = edge0;
  f16vec4 v_1 = clamp((x - v) / (edge1 - v), f16vec4(0.0hf), f16vec4(1.0hf));
  result.inner = v_1 * v_1 * (f16vec4(3.0hf) - f16vec4(2.0hf) * v_1);
}

void main() {
  test();
}
