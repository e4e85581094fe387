#version 460
#extension GL_AMD_gpu_shader_half_float : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Whole {
  vec3 first;
  float16_t second;
  int third[2];
};

layout(std430, binding = 14) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std430, binding = 0) coherent buffer a_compute_block {
  int inner;
} a;
layout(std430, binding = 1) coherent buffer b_compute_block {
  uint inner;
} b;
layout(std430, binding = 2) coherent buffer c_compute_block {
  float inner;
} c;
layout(std430, binding = 3) coherent buffer d_compute_block {
  float16_t inner;
} d;
layout(std430, binding = 4) coherent buffer va_compute_block {
  ivec3 inner;
} va;
layout(std430, binding = 5) coherent buffer vb_compute_block {
  uvec4 inner;
} vb;
layout(std430, binding = 6) coherent buffer vc_compute_block {
  vec3 inner;
} vc;
layout(std430, binding = 7) coherent buffer vd_compute_block {
  f16vec2 inner;
} vd;
layout(std430, binding = 8) coherent buffer mc_compute_block {
  mat4x3 inner;
} mc;
layout(std430, binding = 9) coherent buffer md_compute_block {
  f16mat2x3 inner;
} md;
layout(std430, binding = 10) coherent buffer list_compute_block {
  vec3 inner[3];
} list;
layout(std430, binding = 11) coherent buffer whole_compute_block {
  Whole inner;
} whole;
layout(std430, binding = 12) coherent buffer tail_compute_block {
  Whole inner[];
} tail;
layout(std430, binding = 13) coherent buffer count_compute_block {
  uint inner;
} count;

void store_Whole(uint v, Whole value) {
  tail.inner[v].first = value.first;
  tail.inner[v].second = value.second;
  tail.inner[v].third = value.third;
}

void main() {
  a.inner = a.inner - 2;
  b.inner = b.inner << 1u;
  c.inner = c.inner * 0.5;
  d.inner = d.inner + 1.0hf;
  va.inner = -va.inner;
  vb.inner.y = b.inner;
  vc.inner = vc.inner.zyx;
  vd.inner = vd.inner * 2.0hf;
  mc.inner[1] = vc.inner;
  md.inner[1].z = d.inner;
  list.inner[1] = list.inner[0] + vc.inner;
  whole.inner.third[0] = a.inner;
  whole.inner.second = d.inner;
  out_1.inner[0] = float(a.inner);
  out_1.inner[1] = float(b.inner);
  out_1.inner[2] = c.inner;
  out_1.inner[3] = float(d.inner);
  out_1.inner[4] = float(va.inner.z);
  out_1.inner[5] = float(vb.inner.w);
  out_1.inner[6] = vc.inner.x;
  out_1.inner[7] = float(vd.inner.y);
  out_1.inner[8] = mc.inner[3].y;
  out_1.inner[9] = float(md.inner[1].z);
  out_1.inner[10] = list.inner[2].z;
  out_1.inner[11] = whole.inner.first.y + float(whole.inner.third[1]);
  uint v = atomicAdd(count.inner, 1u);
  store_Whole(min(v, uint(tail.inner.length()) - 1u), whole.inner);
}
