#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer h_compute_block {
  f16vec4 inner[4];
} h;

void main() {
  f16vec4 a = h.inner[0];
  f16vec4 b = h.inner[1];
  f16vec4 v = a / (b + 1.5hf);
  h.inner[2] = a + b * 2.0hf - (v - f16vec4(0.25hf) * trunc(v / f16vec4(0.25hf)));
  h.inner[2] = h.inner[2] - -a;
  h.inner[3] = mix(a, b, lessThan(a, b));
  float16_t s = a.x;
  s = s * b.y;
  if ((s >= 1.0hf) && (s != 2.0hf)) {
    h.inner[3].w = s;
  }
}
