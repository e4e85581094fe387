#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Table {
  vec4 rows[2][3];
  mat4x2 m;
};

layout(std430, binding = 0) readonly buffer t_compute_block {
  Table inner;
} t;
layout(std140, binding = 0) uniform at_compute_block {
  ivec4 inner;
} at;
layout(std430, binding = 1) coherent buffer out_compute_block {
  float inner[6];
} out_1;

void main() {
  int i = at.inner.x;
  uint j = uint(at.inner.y);
  out_1.inner[0] = t.inner.rows[1][2].w;
  out_1.inner[1] = t.inner.rows[min(uint(i), 1u)][min(j, 2u)].x;
  out_1.inner[2] = t.inner.rows[min(uint(i & 1), 1u)][0][min(j, 3u)];
  out_1.inner[3] = t.inner.m[min(uint(i), 3u)][min(j, 1u)];
  out_1.inner[4] = t.inner.m[3].y;
  vec4 row[3] = t.inner.rows[0];
  out_1.inner[5] = row[min(j, 2u)][min(uint(i), 3u)];
}
