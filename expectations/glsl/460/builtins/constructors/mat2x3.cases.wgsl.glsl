//# case mat2x3<f32>/none
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.0);
  result.inner[1] = vec3(0.0);
}

void main() {
  test();
}
//# case mat2x3<f16>/none
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.0hf);
  result.inner[1] = f16vec3(0.0hf);
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.53125, 0.625);
  result.inner[1] = vec3(0.78125, 1.0, 1.28125);
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 e = mat2x3(vec3(0.5, 0.53125, 0.625), vec3(0.78125, 1.0, 1.28125));
  mat2x3 v = e;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner[1] = f16vec3(0.78125hf, 1.0hf, 1.28125hf);
}

void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 e = f16mat2x3(f16vec3(0.5hf, 0.53125hf, 0.625hf), f16vec3(0.78125hf, 1.0hf, 1.28125hf));
  f16mat2x3 v = e;
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.53125, 0.625);
  result.inner[1] = vec3(0.25, 0.265625, 0.3125);
}

void main() {
  test();
}
//# case mat2x3<f32>/vec3<f32>,vec3<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  vec3 v1 = vec3(0.5, 0.53125, 0.625);
  vec3 v2 = vec3(0.25, 0.265625, 0.3125);
  mat2x3 v = mat2x3(v1, v2);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  result.inner[1] = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
}

void main() {
  test();
}
//# case mat2x3<f16>/vec3<f16>,vec3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16vec3 v1 = f16vec3(0.5hf, 0.53125hf, 0.625hf);
  f16vec3 v2 = f16vec3(0.25hf, 0.265625hf, 0.3125hf);
  f16mat2x3 v = f16mat2x3(v1, v2);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(0.5, 0.25, 0.75);
  result.inner[1] = vec3(3.0, 4.0, 5.0);
}

void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  float e1 = 0.5;
  float e2 = 0.25;
  float e3 = 0.75;
  float e4 = 3.0;
  float e5 = 4.0;
  float e6 = 5.0;
  mat2x3 v = mat2x3(e1, e2, e3, e4, e5, e6);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/f32,f32,f32,f32,f32,f32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  mat2x3 v = mat2x3(0.5, 0.25, 0.75, 3.0, 4.0, 5.0);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(0.5hf, 0.25hf, 0.75hf);
  result.inner[1] = f16vec3(3.0hf, 4.0hf, 5.0hf);
}

void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  float16_t e1 = 0.5hf;
  float16_t e2 = 0.25hf;
  float16_t e3 = 0.75hf;
  float16_t e4 = 3.0hf;
  float16_t e5 = 4.0hf;
  float16_t e6 = 5.0hf;
  f16mat2x3 v = f16mat2x3(e1, e2, e3, e4, e5, e6);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/f16,f16,f16,f16,f16,f16/override
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  f16mat2x3 v = f16mat2x3(0.5hf, 0.25hf, 0.75hf, 3.0hf, 4.0hf, 5.0hf);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f16>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  result.inner[0] = vec3(4.5, 4.78125, 5.625);
  result.inner[1] = vec3(7.03125, 9.0, 11.53125);
}

void main() {
  test();
}
//# case mat2x3<f32>/mat2x3<f16>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  mat2x3 inner;
} result;

void test() {
  f16mat2x3 e = f16mat2x3(f16vec3(4.5hf, 4.78125hf, 5.625hf), f16vec3(7.03125hf, 9.0hf, 11.53125hf));
  mat2x3 v = mat2x3(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f32>/literal
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  result.inner[0] = f16vec3(4.5hf, 4.78125hf, 5.625hf);
  result.inner[1] = f16vec3(7.03125hf, 9.0hf, 11.53125hf);
}

void main() {
  test();
}
//# case mat2x3<f16>/mat2x3<f32>/variable
#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  f16mat2x3 inner;
} result;

void test() {
  mat2x3 e = mat2x3(vec3(4.5, 4.78125, 5.625), vec3(7.03125, 9.0, 11.53125));
  f16mat2x3 v = f16mat2x3(e);
  result.inner[0] = v[0];
  result.inner[1] = v[1];
}

void main() {
  test();
}
