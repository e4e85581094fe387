//# output use_a
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform a_compute_block {
  int inner;
} a;

void main() {
  out_1.inner[0] = float(a.inner);
}
//# output use_b
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform b_compute_block {
  uint inner;
} b;

void main() {
  out_1.inner[0] = float(b.inner);
}
//# output use_c
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform c_compute_block {
  float inner;
} c;

void main() {
  out_1.inner[0] = c.inner;
}
//# output use_d
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform d_compute_block {
  float16_t inner;
} d;

void main() {
  out_1.inner[0] = float(d.inner);
}
//# output use_va
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform va_compute_block {
  ivec3 inner;
} va;

void main() {
  out_1.inner[0] = float(va.inner.z);
}
//# output use_vb
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform vb_compute_block {
  uvec4 inner;
} vb;

void main() {
  out_1.inner[0] = float(vb.inner.w);
}
//# output use_vc
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform vc_compute_block {
  vec3 inner;
} vc;

void main() {
  out_1.inner[0] = vc.inner.x;
}
//# output use_vd
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform vd_compute_block {
  f16vec2 inner;
} vd;

void main() {
  out_1.inner[0] = float(vd.inner.y);
}
//# output use_mc
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform mc_compute_block {
  mat4x3 inner;
} mc;

void main() {
  out_1.inner[0] = mc.inner[3].y;
}
//# output use_md
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct columns {
  f16vec3 column_0;
  f16vec3 column_1;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform md_compute_block {
  columns inner;
} md;

void main() {
  out_1.inner[0] = float(md.inner.column_1.z);
}
//# output use_whole
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Flat {
  vec3 first;
  float16_t second;
  ivec2 third;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner[];
} out_1;
layout(std140, binding = 0) uniform whole_compute_block {
  Flat inner;
} whole;

void main() {
  out_1.inner[0] = whole.inner.first.y + float(whole.inner.third.y);
}
