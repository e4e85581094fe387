#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct frexp_result_f16 {
  float16_t fract_1;
  int exp_1;
};

struct modf_result_f16 {
  float16_t fract_1;
  float16_t whole;
};

layout(std430, binding = 0) coherent buffer h_compute_block {
  f16vec3 inner[5];
} h;
layout(std430, binding = 1) coherent buffer s_compute_block {
  float16_t inner[4];
} s;

void main() {
  h.inner[0] = sqrt(abs(h.inner[0])) + mix(h.inner[1], h.inner[2], 0.5hf);
  h.inner[1] = clamp(h.inner[1], f16vec3(0.0hf), f16vec3(1.0hf)) * sin(h.inner[2]);
  h.inner[2] = normalize(cross(h.inner[3], h.inner[4]));
  h.inner[3] = h.inner[0] * h.inner[1] + h.inner[2];
  s.inner[0] = dot(h.inner[0], h.inner[1]) + length(h.inner[2]);
  int v = 0;
  float16_t v_1 = frexp(s.inner[2], v);
  float16_t v_2 = frexp_result_f16(v_1, v).fract_1;
  float16_t v_3 = 0.0hf;
  float16_t v_4 = modf(s.inner[3], v_3);
  s.inner[1] = v_2 + modf_result_f16(v_4, v_3).whole;
  s.inner[2] = ldexp(s.inner[2], 3);
  s.inner[3] = determinant(f16mat2(s.inner[0], s.inner[1], s.inner[2], s.inner[3]));
}
