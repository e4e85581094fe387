struct A {
  float2 v[2];
};

RWByteAddressBuffer d : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

typedef float2 load_d_result[2];
load_d_result load_d(uint offset) {
  float2 value[2] = (float2[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = asfloat(d.Load2(offset + v_1 * 8u));
    v = v_1 + 1u;
  }
  return value;
}

A load_d_1(uint offset) {
  const A v = {load_d(offset)};
  return v;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint i = id.x;
  d.Store(min(i, colorfast_size(d) / 112u - 1u) * 112u + min(i % 2u, 1u) * 16u + 44u, asuint(asfloat(d.Load(min(i, colorfast_size(d) / 112u - 1u) * 112u + 104u))));
  d.Store(min(i, colorfast_size(d) / 112u - 1u) * 112u + 32u, d.Load(min(i, colorfast_size(d) / 112u - 1u) * 112u + 32u) + 1u);
  d.Store(min(i, colorfast_size(d) / 112u - 1u) * 112u + 88u, asuint(2.0f));
  const A deep = load_d_1(40u);
  d.Store3(min(i, colorfast_size(d) / 112u - 1u) * 112u + 96u, asuint(float3(deep.v[1], 0.0f)));
}
