struct Pair {
  float left;
  uint2 right;
};

RWByteAddressBuffer out_1 : register(u0);
RWByteAddressBuffer pairs : register(u1);

void store_out(uint offset, float4 value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    out_1.Store4(offset + v_1 * 16u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_pairs(uint offset, Pair value) {
  pairs.Store(offset, asuint(value.left));
  pairs.Store2(offset + 8u, value.right);
}

void store_pairs_1(uint offset, Pair value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_pairs(offset + v_1 * 16u, value[v_1]);
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  const float3 a = float3(1.5f, 2.0f, 3.0f);
  const float4 b = float4(a, 4.0f);
  const uint2 c = uint2(5u, 6u);
  const float4 d = float4(float2(c), b.zw);
  const float2x4 m = float2x4(b, d);
  const float2x4 n = float2x4(float4(1.0f, 2.0f, 3.0f, 4.0f), float4(5.0f, 6.0f, 7.0f, 8.0f));
  const float4 list[4] = {m[0], n[1], float4(2.0f, 2.0f, 2.0f, 2.0f), ((float4)a.x)};
  store_out(0u, list);
  const Pair v[2] = {{1.0f, c}, {a.y, uint2(7u, 8u)}};
  store_pairs_1(0u, v);
}
