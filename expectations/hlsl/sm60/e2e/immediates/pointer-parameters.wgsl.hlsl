cbuffer cbuffer_data : register(b12, space32) {
  uint4 data[2];
};

RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float column(uint i) {
  const uint v = min(i, 1u) * 8u;
  const uint v_1 = min(i, 1u) * 4u;
  return asfloat(data[(v + 16u) >> 4u][((v + 16u) >> 2u) & 3u]) + asfloat(data[(v_1 + 24u) >> 4u][((v_1 + 24u) >> 2u) & 3u]);
}

float all_1() {
  return column(uint(clamp(asfloat(data[0].x), 0.0f, 4294967000.0f)));
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const float v = all_1();
  result.Store(min(i, colorfast_size(result) / 4u - 1u) * 4u, asuint(v + column(i & 1u)));
}
