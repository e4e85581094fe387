//# case mix/f32,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = 0.3125;
}

void main() {
  test();
}
//# case mix/f32,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/f32,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  result.inner = mix(0.5, 0.25, 0.75);
}

void main() {
  test();
}
//# case mix/f16,f16,f16/literal
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
  result.inner = 0.3125hf;
}

void main() {
  test();
}
//# case mix/f16,f16,f16/variable
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
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/f16,f16,f16/override
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
  result.inner = mix(0.5hf, 0.25hf, 0.75hf);
}

void main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.3125, 0.31958008);
}

void main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  vec2 e2 = vec2(0.25, 0.265625);
  vec2 e3 = vec2(0.75, 0.796875);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,vec2<f16>/literal
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
  result.inner = f16vec2(0.3125hf, 0.3196hf);
}

void main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,vec2<f16>/variable
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
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  f16vec2 e3 = f16vec2(0.75hf, 0.797hf);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.3125, 0.31958008, 0.33203125);
}

void main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  vec3 e3 = vec3(0.75, 0.796875, 0.9375);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,vec3<f16>/literal
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
  result.inner = f16vec3(0.3125hf, 0.3196hf, 0.33203125hf);
}

void main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,vec3<f16>/variable
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
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  f16vec3 e3 = f16vec3(0.75hf, 0.797hf, 0.9375hf);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.3125, 0.31958008, 0.33203125, 0.32348633);
}

void main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 e3 = vec4(0.75, 0.796875, 0.9375, 1.171875);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,vec4<f16>/literal
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
  result.inner = f16vec4(0.3125hf, 0.3196hf, 0.33203125hf, 0.3235hf);
}

void main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,vec4<f16>/variable
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
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  f16vec4 e3 = f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf);
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = vec2(0.3125, 0.33203125);
}

void main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  vec2 e1 = vec2(0.5, 0.53125);
  vec2 e2 = vec2(0.25, 0.265625);
  float e3 = 0.75;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec2<f32>,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec2 inner;
} result;

void test() {
  result.inner = mix(vec2(0.5, 0.53125), vec2(0.25, 0.265625), 0.75);
}

void main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/literal
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
  result.inner = f16vec2(0.3125hf, 0.33203125hf);
}

void main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/variable
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
  f16vec2 e1 = f16vec2(0.5hf, 0.53125hf);
  f16vec2 e2 = f16vec2(0.25hf, 0.265625hf);
  float16_t e3 = 0.75hf;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec2<f16>,vec2<f16>,f16/override
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
  result.inner = mix(f16vec2(0.5hf, 0.53125hf), f16vec2(0.25hf, 0.265625hf), 0.75hf);
}

void main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = vec3(0.3125, 0.33203125, 0.390625);
}

void main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  vec3 e1 = vec3(0.5, 0.53125, 0.625);
  vec3 e2 = vec3(0.25, 0.265625, 0.3125);
  float e3 = 0.75;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec3<f32>,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec3 inner;
} result;

void test() {
  result.inner = mix(vec3(0.5, 0.53125, 0.625), vec3(0.25, 0.265625, 0.3125), 0.75);
}

void main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/literal
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
  result.inner = f16vec3(0.3125hf, 0.33203125hf, 0.390625hf);
}

void main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/variable
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
  f16vec3 e1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 e2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  float16_t e3 = 0.75hf;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec3<f16>,vec3<f16>,f16/override
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
  result.inner = mix(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.25hf, 0.265625hf, 0.3125hf), 0.75hf);
}

void main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = vec4(0.3125, 0.33203125, 0.390625, 0.48828125);
}

void main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  vec4 e1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 e2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  float e3 = 0.75;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec4<f32>,vec4<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;

void test() {
  result.inner = mix(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.25, 0.265625, 0.3125, 0.390625), 0.75);
}

void main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/literal
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
  result.inner = f16vec4(0.3125hf, 0.33203125hf, 0.390625hf, 0.4883hf);
}

void main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/variable
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
  f16vec4 e1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 e2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  float16_t e3 = 0.75hf;
  result.inner = mix(e1, e2, e3);
}

void main() {
  test();
}
//# case mix/vec4<f16>,vec4<f16>,f16/override
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
  result.inner = mix(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), 0.75hf);
}

void main() {
  test();
}
