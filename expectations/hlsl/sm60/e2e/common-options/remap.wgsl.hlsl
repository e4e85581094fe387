cbuffer cbuffer_scale : register(b4, space1) {
  uint4 scale[1];
};

RWByteAddressBuffer values : register(u0);
Texture2D<float4> image : register(t2);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  values.Store4(min(id.x, colorfast_size(values) / 16u - 1u) * 16u, asuint(asfloat(values.Load4(min(id.x, colorfast_size(values) / 16u - 1u) * 16u)) * asfloat(scale[0]) + image.Load(int3(asint(uint2(id.x, 0u)), int(0)))));
}
