cbuffer cbuffer_data : register(b12, space32) {
  uint4 data[2];
};

RWByteAddressBuffer result : register(u0);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint2 v = data[0].zw;
  const uint v_1 = v.x;
  const uint v_2 = min(id.x % 2u, 1u) * 2u;
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(asfloat16(vector<uint16_t, 3>(uint3(v_1, v_1 >> 16u, v.y))), asfloat16(uint16_t(data[0].x))) * asfloat16(uint16_t(data[(v_2 + 16u) >> 4u][((v_2 + 16u) >> 2u) & 3u] >> (((v_2 + 16u) & 2u) << 3u))) + float16_t(asfloat(data[1].y)));
}
