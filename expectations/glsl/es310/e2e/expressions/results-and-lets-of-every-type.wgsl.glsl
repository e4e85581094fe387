#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform scale_compute_block {
  f16vec4 inner;
} scale;

float16_t half_1(float16_t x) {
  float16_t y = x;
  return y * 0.5hf;
}

bvec3 signs(vec3 v) {
  return greaterThan(v, vec3(0.0));
}

f16vec2 pair(float16_t x) {
  return f16vec2(x, half_1(x));
}

f16mat2 frame(f16vec2 v) {
  f16vec2 w = v;
  return f16mat2(w, -w.yx);
}

f16mat2 turned(f16mat2 m, ivec3 by) {
  f16mat2 before = m;
  ivec3 amount = by;
  return before * float16_t(amount.x);
}

void main() {
  uvec3 v = gl_WorkGroupID;
  float16_t h = half_1(scale.inner.x);
  f16vec2 p = pair(h);
  f16mat2 m = turned(frame(p), ivec3(v));
  bvec3 flags = signs(vec3(v));
  ivec3 cell = ivec3(v);
  ivec3 steps = cell / ivec3(2);
  out_1.inner[0] = float(h + p.y + m[min(v.x % 2u, 1u)].x + m[1].y);
  out_1.inner[1] = mix(0.0, 1.0, flags[min(v.y % 3u, 2u)] && !flags.z);
  out_1.inner[2] = float(steps.x * steps.y + cell.z + cell.z * steps.z);
  out_1.inner[3] = float(h * p.x + h + determinant(m));
  uint words = packFloat2x16(p);
  out_1.inner[4] = float(unpackFloat2x16(words ^ 1u).x) + float(h);
}
