//# case mat3x3<f32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.0);
  result.inner[1] = vec3(0.0);
  result.inner[2] = vec3(0.0);
}

void main() {
  test();
}
//# case mat3x3<f16>/none
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.0hf);
  result.inner[1] = f16vec3(0.0hf);
  result.inner[2] = f16vec3(0.0hf);
}

void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.53125, 0.625);
  result.inner[1] = vec3(0.78125, 1.0, 1.28125);
  result.inner[2] = vec3(1.625, 2.03125, 2.5);
}

void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 e = mat3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125), vec3(1.625, 2.03125, 2.5));
  mat3 v = e;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner[1] = f16vec3(0.78125hf, 1.0hf, 1.28125hf);
  result.inner[2] = f16vec3(1.625hf, 2.03125hf, 2.5hf);
}

void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 e = f16mat3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf), f16vec3(1.625hf, 2.03125hf, 2.5hf));
  f16mat3 v = e;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.53125, 0.625);
  result.inner[1] = vec3(0.25, 0.265625, 0.3125);
  result.inner[2] = vec3(0.75, 0.796875, 0.9375);
}

void main() {
  test();
}
//# case mat3x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  vec3 v1 = vec3(0.5, 0.53125, 0.625);
  vec3 v2 = vec3(0.25, 0.265625, 0.3125);
  vec3 v3 = vec3(0.75, 0.796875, 0.9375);
  mat3 v = mat3(v1, v2, v3);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner[1] = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  result.inner[2] = f16vec3(0.75hf, 0.797hf, 0.9375hf);
}

void main() {
  test();
}
//# case mat3x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16vec3 v1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 v2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  f16vec3 v3 = f16vec3(0.75hf, 0.797hf, 0.9375hf);
  f16mat3 v = f16mat3(v1, v2, v3);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.25, 0.75);
  result.inner[1] = vec3(3.0, 4.0, 5.0);
  result.inner[2] = vec3(6.0, 7.0, 8.0);
}

void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
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
  mat3 v = mat3(e1, e2, e3, e4, e5, e6, e7, e8, e9);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  mat3 v = mat3(0.5, 0.25, 0.75, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.25hf, 0.75hf);
  result.inner[1] = f16vec3(3.0hf, 4.0hf, 5.0hf);
  result.inner[2] = f16vec3(6.0hf, 7.0hf, 8.0hf);
}

void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
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
  f16mat3 v = f16mat3(e1, e2, e3, e4, e5, e6, e7, e8, e9);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  f16mat3 v = f16mat3(0.5hf, 0.25hf, 0.75hf, 3.0hf, 4.0hf, 5.0hf, 6.0hf, 7.0hf, 8.0hf);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  result.inner[0] = vec3(4.5, 4.78125, 5.625);
  result.inner[1] = vec3(7.03125, 9.0, 11.53125);
  result.inner[2] = vec3(14.625, 18.28125, 22.5);
}

void main() {
  test();
}
//# case mat3x3<f32>/mat3x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat3 inner;
} result;

void test() {
  f16mat3 e = f16mat3(f16vec3(4.5hf, 4.78125hf, 5.625hf), f16vec3(7.03125hf, 9.0hf, 11.53125hf), f16vec3(14.625hf, 18.28125hf, 22.5hf));
  mat3 v = mat3(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner[1] = f16vec3(7.03125hf, 9.0hf, 11.53125hf);
  result.inner[2] = f16vec3(14.625hf, 18.28125hf, 22.5hf);
}

void main() {
  test();
}
//# case mat3x3<f16>/mat3x3<f32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat3 inner;
} result;

void test() {
  mat3 e = mat3(vec3(4.5, 4.78125, 5.625), vec3(7.03125, 9.0, 11.53125), vec3(14.625, 18.28125, 22.5));
  f16mat3 v = f16mat3(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
  result.inner[2] = v[2];
}

void main() {
  test();
}
