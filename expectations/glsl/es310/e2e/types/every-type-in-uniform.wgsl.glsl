#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Even {
  vec3 first;
  float16_t second;
  ivec4 third[2];
};

struct columns {
  f16vec3 column_0;
  f16vec3 column_1;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform a_compute_block {
  int inner;
} a;
layout(std140, binding = 1) uniform b_compute_block {
  uint inner;
} b;
layout(std140, binding = 2) uniform c_compute_block {
  float inner;
} c;
layout(std140, binding = 3) uniform d_compute_block {
  float16_t inner;
} d;
layout(std140, binding = 4) uniform va_compute_block {
  ivec3 inner;
} va;
layout(std140, binding = 5) uniform vb_compute_block {
  uvec4 inner;
} vb;
layout(std140, binding = 6) uniform vc_compute_block {
  vec3 inner;
} vc;
layout(std140, binding = 7) uniform vd_compute_block {
  f16vec2 inner;
} vd;
layout(std140, binding = 8) uniform mc_compute_block {
  mat4x3 inner;
} mc;
layout(std140, binding = 9) uniform md_compute_block {
  columns inner;
} md;
layout(std140, binding = 10) uniform list_compute_block {
  vec4 inner[3];
} list;
layout(std140, binding = 11) uniform whole_compute_block {
  Even inner;
} whole;

void main() {
  out_1.inner[0] = float(a.inner);
  out_1.inner[1] = float(b.inner);
  out_1.inner[2] = c.inner;
  out_1.inner[3] = float(d.inner);
  out_1.inner[4] = float(va.inner.z);
  out_1.inner[5] = float(vb.inner.w);
  out_1.inner[6] = vc.inner.x;
  out_1.inner[7] = float(vd.inner.y);
  out_1.inner[8] = mc.inner[3].y;
  out_1.inner[9] = float(md.inner.column_1.z);
  out_1.inner[10] = list.inner[2].z;
  out_1.inner[11] = whole.inner.first.y + float(whole.inner.third[1].x);
}
