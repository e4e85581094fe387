struct Row {
  uint2 a;
  uint b[2];
};

RWByteAddressBuffer rows : register(u0);
RWByteAddressBuffer counts : register(u1);
RWByteAddressBuffer result : register(u2);

cbuffer cbuffer_buffer_ranges : register(b3) {
  uint4 buffer_ranges[2];
};

typedef uint load_rows_result[2];
load_rows_result load_rows(uint offset) {
  uint value[2] = (uint[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = rows.Load(offset + v_1 * 4u + buffer_ranges[0].z);
    v = v_1 + 1u;
  }
  return value;
}

Row load_rows_1(uint offset) {
  const uint2 v = rows.Load2(offset + buffer_ranges[0].z);
  const Row v_1 = {v, load_rows(offset + 8u)};
  return v_1;
}

[numthreads(1, 1, 1)]
void main() {
  result.Store(0u, buffer_ranges[0].w / 16u);
  Row row = load_rows_1(16u);
  result.Store(4u, row.a.x);
  result.Store(8u, rows.Load(buffer_ranges[0].z + 12u));
  result.Store(12u, row.b[0]);
  result.Store(16u, buffer_ranges[1].y / 4u);
  rows.Store(buffer_ranges[0].z + 4u, 19u);
  uint original = 0u;
  counts.InterlockedAdd(buffer_ranges[1].x, 4u, original);
  uint original_1 = 0u;
  counts.InterlockedMax(buffer_ranges[1].x + 12u, 9u, original_1);
  uint i = 0u;
  while (i < 2u) {
    uint original_2 = 0u;
    counts.InterlockedMax(min(100u + i, buffer_ranges[1].y / 4u - 1u) * 4u + buffer_ranges[1].x, 9u, original_2);
    i = i + 1u;
  }
}
