#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Halves {
  float16_t a;
  f16vec3 b;
  f16vec2 c;
  f16mat2x3 d;
  float16_t e[5];
};

struct Settings {
  f16vec4 scale;
  float16_t bias;
  f16vec2 shift;
};

layout(std430, binding = 0) coherent buffer halves_compute_block {
  Halves inner[];
} halves;
layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = min(v.x, uint(halves.inner.length()) - 1u);
  halves.inner[v_1].b = halves.inner[v_1].b * settings.inner.scale.xyz + settings.inner.bias;
  halves.inner[v_1].c = halves.inner[v_1].b * halves.inner[v_1].d + settings.inner.shift;
  halves.inner[v_1].e[min(v.x % 5u, 4u)] = halves.inner[v_1].a;
  halves.inner[v_1].d[1].y = 1.0hf;
}
