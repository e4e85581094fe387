RWByteAddressBuffer values : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const float value = asfloat(values.Load(min(id.x, colorfast_size(values) / 4u - 1u) * 4u));
  values.Store(min(id.x, colorfast_size(values) / 4u - 1u) * 4u, asuint(((value == value) ? value : 0.0f)));
}
