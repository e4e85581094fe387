#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct Draw {
  uvec2 offset;
  float scale;
};

layout(std140, binding = 0) uniform draw_compute_block {
  Draw inner;
} draw;
layout(std430, binding = 0) readonly buffer values_compute_block {
  float inner[];
} values;
layout(std430, binding = 1) coherent buffer sums_compute_block {
  float inner[];
} sums;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(sums.inner.length())) {
    sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = values.inner[min(v.x + draw.inner.offset.x, uint(values.inner.length()) - 1u)] * draw.inner.scale;
  }
}
