#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer f_compute_block {
  vec4 inner;
} f;
layout(std430, binding = 1) coherent buffer u_compute_block {
  uvec4 inner;
} u;

void main() {
  f16vec4 h = f16vec4(f.inner);
  ivec4 i = ivec4(clamp(h, f16vec4(-65504.0hf), f16vec4(65504.0hf)));
  float16_t k = 0.3333hf;
  k = k + (float16_t(u.inner.x) + float16_t(i.y) + float16_t((f.inner.z > 0.0)));
  f.inner = vec4(h * k);
  u.inner = uvec4(clamp(h, f16vec4(0.0hf), f16vec4(65504.0hf))) + uvec4(bvec4(h));
  u.inner.x = packFloat2x16(h.xy);
  u.inner = uvec4(uvec2(packFloat2x16(h.xy), packFloat2x16(h.zw)), u.inner.zw);
  f.inner.x = float(unpackFloat2x16(u.inner.y).x);
}
