#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 16, local_size_y = 16, local_size_z = 1) in;

struct Sizes {
  uint rows;
  uint inner;
  uint columns;
};

layout(std140, binding = 0) uniform sizes_compute_block {
  Sizes inner;
} sizes;
layout(std430, binding = 0) readonly buffer left_compute_block {
  float inner[];
} left;
layout(std430, binding = 1) readonly buffer right_compute_block {
  float inner[];
} right;
layout(std430, binding = 2) coherent buffer product_compute_block {
  float inner[];
} product;
shared float left_tile[256];
shared float right_tile[256];

float left_at(uint row, uint column) {
  if ((row >= sizes.inner.rows) || (column >= sizes.inner.inner)) {
    return 0.0;
  }
  return left.inner[min(row * sizes.inner.inner + column, uint(left.inner.length()) - 1u)];
}

float right_at(uint row, uint column) {
  if ((row >= sizes.inner.inner) || (column >= sizes.inner.columns)) {
    return 0.0;
  }
  return right.inner[min(row * sizes.inner.columns + column, uint(right.inner.length()) - 1u)];
}

void main() {
  uvec3 v = gl_WorkGroupID;
  uvec3 v_1 = gl_LocalInvocationID;
  uint v_2 = gl_LocalInvocationIndex;
  left_tile[v_2] = 0.0;
  right_tile[v_2] = 0.0;
  memoryBarrierShared();
  barrier();
  uint row = v.y * 16u + v_1.y;
  uint column = v.x * 16u + v_1.x;
  uint slot = v_1.y * 16u + v_1.x;
  uint tiles = (sizes.inner.inner + 16u - 1u) / 16u;
  float sum = 0.0;
  uint t = 0u;
  while (true) {
    if (!(t < tiles)) {
      break;
    }
    left_tile[min(slot, 255u)] = left_at(row, t * 16u + v_1.x);
    right_tile[min(slot, 255u)] = right_at(t * 16u + v_1.y, column);
    memoryBarrierShared();
    barrier();
    uint k = 0u;
    while (true) {
      if (!(k < 16u)) {
        break;
      }
      sum = left_tile[min(v_1.y * 16u + k, 255u)] * right_tile[min(k * 16u + v_1.x, 255u)] + sum;
      k = k + 1u;
    }
    memoryBarrierShared();
    barrier();
    t = t + 1u;
  }
  if ((row < sizes.inner.rows) && (column < sizes.inner.columns)) {
    product.inner[min(row * sizes.inner.columns + column, uint(product.inner.length()) - 1u)] = sum;
  }
}
