#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct frexp_result_f32 {
  float fract_1;
  int exp_1;
};

struct frexp_result_vec4_f32 {
  vec4 fract_1;
  ivec4 exp_1;
};

struct modf_result_vec3_f32 {
  vec3 fract_1;
  vec3 whole;
};

struct modf_result_f32 {
  float fract_1;
  float whole;
};

struct frexp_result_vec2_f32 {
  vec2 fract_1;
  ivec2 exp_1;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[4];
} out_1;

void main() {
  int v = 0;
  float v_1 = frexp(out_1.inner[0].x, v);
  frexp_result_f32 a = frexp_result_f32(v_1, v);
  ivec4 v_2 = ivec4(0);
  vec4 v_3 = frexp(out_1.inner[1], v_2);
  frexp_result_vec4_f32 b = frexp_result_vec4_f32(v_3, v_2);
  vec3 v_4 = vec3(0.0);
  vec3 v_5 = modf(out_1.inner[2].xyz, v_4);
  modf_result_vec3_f32 c = modf_result_vec3_f32(v_5, v_4);
  float v_6 = 0.0;
  float v_7 = modf(out_1.inner[0].y, v_6);
  out_1.inner[0] = vec4(a.fract_1, float(a.exp_1), modf_result_f32(v_7, v_6).whole, 0.5);
  out_1.inner[1] = ldexp(b.fract_1, b.exp_1 + 1);
  c.whole.y = c.fract_1.x;
  out_1.inner[2] = vec4(c.whole, 1.0);
  ivec2 v_8 = ivec2(0);
  vec2 v_9 = frexp(out_1.inner[3].zw, v_8);
  out_1.inner[3].x = float(frexp_result_vec2_f32(v_9, v_8).exp_1.y);
}
