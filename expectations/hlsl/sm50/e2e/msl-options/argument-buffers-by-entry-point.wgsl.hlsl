cbuffer cbuffer_scale : register(b0) {
  uint4 scale[1];
};

Texture2D<float4> picture : register(t0);
RWByteAddressBuffer results : register(u1);
RWByteAddressBuffer counts : register(u2);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void put(uint at, float value) {
  results.Store(min(at, colorfast_size(results) / 4u - 1u) * 4u, asuint(value));
  counts.Store(min(at, colorfast_size(counts) / 4u - 1u) * 4u, counts.Load(min(at, colorfast_size(counts) / 4u - 1u) * 4u) + 1u);
}

[numthreads(8, 1, 1)]
void scales(uint3 id : SV_DispatchThreadID) {
  put(id.x, asfloat(scale[0].x));
}

[numthreads(8, 1, 1)]
void loads(uint3 id : SV_DispatchThreadID) {
  put(id.x, picture.Load(int3(asint(id.xy), int(0))).x);
}
