cbuffer cbuffer_scale : register(b12) {
  uint4 scale[1];
};

RWByteAddressBuffer values : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint v = id.x;
  values.Store(min(v, colorfast_size(values) / 4u - 1u) * 4u, asuint(asfloat(values.Load(min(v, colorfast_size(values) / 4u - 1u) * 4u)) * asfloat(scale[0].y)));
}
