RWByteAddressBuffer halves : register(u0);

cbuffer cbuffer_settings : register(b1) {
  uint4 settings[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

matrix<float16_t, 2, 3> load_halves(uint offset) {
  return matrix<float16_t, 2, 3>(halves.Load<vector<float16_t, 3> >(offset), halves.Load<vector<float16_t, 3> >(offset + 8u));
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint v = min(id.x, colorfast_size(halves) / 56u - 1u) * 56u;
  const uint2 v_1 = settings[0].xy;
  const uint v_2 = v_1.x;
  const uint v_3 = v_1.y;
  halves.Store<vector<float16_t, 3> >(v + 8u, halves.Load<vector<float16_t, 3> >(v + 8u) * asfloat16(vector<uint16_t, 4>(uint4(v_2, v_2 >> 16u, v_3, v_3 >> 16u))).xyz + asfloat16(uint16_t(settings[0].z)));
  const vector<float16_t, 3> v_4 = halves.Load<vector<float16_t, 3> >(v + 8u);
  const uint v_5 = settings[0].w;
  halves.Store<vector<float16_t, 2> >(v + 16u, mul(load_halves(v + 24u), v_4) + asfloat16(vector<uint16_t, 2>(uint2(v_5, v_5 >> 16u))));
  halves.Store<float16_t>(v + min(id.x % 5u, 4u) * 2u + 40u, halves.Load<float16_t>(v));
  halves.Store<float16_t>(v + 34u, float16_t(1.0h));
}
