cbuffer cbuffer_factor : register(b12, space32) {
  uint4 factor[1];
};

RWByteAddressBuffer values : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float scaled(float x) {
  return x * asfloat(factor[0].x);
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  values.Store(min(id.x, colorfast_size(values) / 4u - 1u) * 4u, asuint(scaled(asfloat(values.Load(min(id.x, colorfast_size(values) / 4u - 1u) * 4u)))));
}
