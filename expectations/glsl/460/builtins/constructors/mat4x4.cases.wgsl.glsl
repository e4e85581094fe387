//# case mat4x4<f32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(0.0);
}

void main() {
  test();
}
//# case mat4x4<f16>/none
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(0.0hf);
}

void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
}

void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  mat4 e = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(1.0, 1.28125, 1.625, 2.03125), vec4(2.5, 3.03125, 3.625, 4.28125), vec4(5.0, 5.78125, 6.625, 7.53125));
  result.inner = e;
}

void main() {
  test();
}
//# case mat4x4<f16>/mat4x4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
}

void main() {
  test();
}
//# case mat4x4<f16>/mat4x4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16mat4 e = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(1.0hf, 1.28125hf, 1.625hf, 2.03125hf), f16vec4(2.5hf, 3.03125hf, 3.625hf, 4.28125hf), f16vec4(5.0hf, 5.78125hf, 6.625hf, 7.53125hf));
  result.inner = e;
}

void main() {
  test();
}
//# case mat4x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>,vec4<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.5, 0.53125, 0.625, 0.78125), vec4(0.25, 0.265625, 0.3125, 0.390625), vec4(0.75, 0.796875, 0.9375, 1.171875), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case mat4x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>,vec4<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  vec4 v1 = vec4(0.5, 0.53125, 0.625, 0.78125);
  vec4 v2 = vec4(0.25, 0.265625, 0.3125, 0.390625);
  vec4 v3 = vec4(0.75, 0.796875, 0.9375, 1.171875);
  vec4 v4 = vec4(3.0, 3.1875, 3.75, 4.6875);
  result.inner = mat4(v1, v2, v3, v4);
}

void main() {
  test();
}
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf), f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf), f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf), f16vec4(3.0hf, 3.188hf, 3.75hf, 4.688hf));
}

void main() {
  test();
}
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  f16vec4 v1 = f16vec4(0.5hf, 0.53125hf, 0.625hf, 0.78125hf);
  f16vec4 v2 = f16vec4(0.25hf, 0.265625hf, 0.3125hf, 0.390625hf);
  f16vec4 v3 = f16vec4(0.75hf, 0.797hf, 0.9375hf, 1.172hf);
  f16vec4 v4 = f16vec4(3.0hf, 3.188hf, 3.75hf, 4.688hf);
  result.inner = f16mat4(v1, v2, v3, v4);
}

void main() {
  test();
}
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(0.5, 0.25, 0.75, 3.0), vec4(4.0, 5.0, 6.0, 7.0), vec4(8.0, 9.0, 10.0, 11.0), vec4(12.0, 13.0, 14.0, 15.0));
}

void main() {
  test();
}
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  float e5 = 4.0;
  float e6 = 5.0;
  float e7 = 6.0;
  float e8 = 7.0;
  float e9 = 8.0;
  float e10 = 9.0;
  float e11 = 10.0;
  float e12 = 11.0;
  float e13 = 12.0;
  float e14 = 13.0;
  float e15 = 14.0;
  float e16 = 15.0;
  result.inner = mat4(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16);
}

void main() {
  test();
}
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(0.5, 0.25, 0.75, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0);
}

void main() {
  test();
}
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(0.5hf, 0.25hf, 0.75hf, 3.0hf), f16vec4(4.0hf, 5.0hf, 6.0hf, 7.0hf), f16vec4(8.0hf, 9.0hf, 10.0hf, 11.0hf), f16vec4(12.0hf, 13.0hf, 14.0hf, 15.0hf));
}

void main() {
  test();
}
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  float16_t e5 = 4.0hf;
  float16_t e6 = 5.0hf;
  float16_t e7 = 6.0hf;
  float16_t e8 = 7.0hf;
  float16_t e9 = 8.0hf;
  float16_t e10 = 9.0hf;
  float16_t e11 = 10.0hf;
  float16_t e12 = 11.0hf;
  float16_t e13 = 12.0hf;
  float16_t e14 = 13.0hf;
  float16_t e15 = 14.0hf;
  float16_t e16 = 15.0hf;
  result.inner = f16mat4(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16);
}

void main() {
  test();
}
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(0.5hf, 0.25hf, 0.75hf, 3.0hf, 4.0hf, 5.0hf, 6.0hf, 7.0hf, 8.0hf, 9.0hf, 10.0hf, 11.0hf, 12.0hf, 13.0hf, 14.0hf, 15.0hf);
}

void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  result.inner = mat4(vec4(4.5, 4.78125, 5.625, 7.03125), vec4(9.0, 11.53125, 14.625, 18.28125), vec4(22.5, 27.28125, 32.625, 38.53125), vec4(45.0, 52.03125, 59.625, 67.75));
}

void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat4 inner;
} result;

void test() {
  f16mat4 e = f16mat4(f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf), f16vec4(9.0hf, 11.53125hf, 14.625hf, 18.28125hf), f16vec4(22.5hf, 27.28125hf, 32.625hf, 38.53125hf), f16vec4(45.0hf, 52.03125hf, 59.625hf, 67.75hf));
  result.inner = mat4(e);
}

void main() {
  test();
}
//# case mat4x4<f16>/mat4x4<f32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  result.inner = f16mat4(f16vec4(4.5hf, 4.78125hf, 5.625hf, 7.03125hf), f16vec4(9.0hf, 11.53125hf, 14.625hf, 18.28125hf), f16vec4(22.5hf, 27.28125hf, 32.625hf, 38.53125hf), f16vec4(45.0hf, 52.03125hf, 59.625hf, 67.75hf));
}

void main() {
  test();
}
//# case mat4x4<f16>/mat4x4<f32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat4 inner;
} result;

void test() {
  mat4 e = mat4(vec4(4.5, 4.78125, 5.625, 7.03125), vec4(9.0, 11.53125, 14.625, 18.28125), vec4(22.5, 27.28125, 32.625, 38.53125), vec4(45.0, 52.03125, 59.625, 67.78125));
  result.inner = f16mat4(e);
}

void main() {
  test();
}
