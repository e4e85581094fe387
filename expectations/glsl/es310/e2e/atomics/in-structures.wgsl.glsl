#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Bucket {
  uint count;
  uint first;
  int tags[3];
};

struct Table {
  Bucket buckets[8];
  uint total;
};

layout(std430, binding = 0) coherent buffer table_compute_block {
  Table inner;
} table;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uint v_1 = min(v.x % 8u, 7u);
  if (atomicAdd(table.inner.buckets[v_1].count, 1u) == 0u) {
    table.inner.buckets[v_1].first = v.x;
  }
  atomicMax(table.inner.buckets[v_1].tags[min(v.x % 3u, 2u)], int(v.x));
  atomicAdd(table.inner.total, 1u);
}
