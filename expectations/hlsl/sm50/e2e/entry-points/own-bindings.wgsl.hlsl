RWByteAddressBuffer bytes : register(u0);
RWByteAddressBuffer floats : register(u0);

cbuffer cbuffer_factor : register(b3) {
  uint4 factor[1];
};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void clear(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(bytes) / 4u) {
    bytes.Store(min(id.x, colorfast_size(bytes) / 4u - 1u) * 4u, 0u);
  }
}

[numthreads(64, 1, 1)]
void scale(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(floats) / 4u) {
    const uint v = id.x;
    floats.Store(min(v, colorfast_size(floats) / 4u - 1u) * 4u, asuint(asfloat(floats.Load(min(v, colorfast_size(floats) / 4u - 1u) * 4u)) * asfloat(factor[0].x)));
  }
}
