#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer a_compute_block {
  vec4 inner;
} a;
layout(std430, binding = 1) readonly buffer b_compute_block {
  vec4 inner;
} b;
layout(std430, binding = 2) coherent buffer out_compute_block {
  vec4 inner[4];
} out_1;

void main() {
  out_1.inner[0] = vec4(length(a.inner), distance(a.inner.xyz, b.inner.xyz), dot(a.inner.xy, b.inner.xy), length(a.inner.x));
  out_1.inner[1] = vec4(cross(a.inner.xyz, b.inner.xyz), dot(a.inner, b.inner));
  out_1.inner[2] = normalize(a.inner) + vec4(reflect(a.inner.xy, normalize(b.inner.xy)), 0.0, 0.0);
  out_1.inner[3] = vec4(refract(normalize(a.inner.xyz), normalize(b.inner.xyz), 0.66), 1.0) + faceforward(a.inner, b.inner, a.inner - b.inner);
}
