cbuffer cbuffer_light : register(b0) {
  uint4 light[2];
};

Texture2D<float4> picture : register(t3);
SamplerState plain : register(s4);
RWByteAddressBuffer results : register(u0);
ByteAddressBuffer weights : register(t4);
RWTexture2D<float4> target_image : register(u2);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4 shaded(float2 at) {
  return picture.SampleLevel(plain, at, 0.0f) * float4(asfloat(light[1].xyz), 1.0f);
}

[numthreads(8, 1, 1)]
void shade(uint3 id : SV_DispatchThreadID) {
  const float4 v = shaded(float2(id.xy));
  const float4 value = v * asfloat(weights.Load(min(id.x, colorfast_size(weights) / 4u - 1u) * 4u));
  results.Store4(min(id.x, colorfast_size(results) / 16u - 1u) * 16u, asuint(value));
  target_image[asint(id.xy)] = value;
}

[numthreads(1, 1, 1)]
void uses_one_group() {
  results.Store4(0u, asuint(float4(asfloat(light[0].xyz), 1.0f)));
}
