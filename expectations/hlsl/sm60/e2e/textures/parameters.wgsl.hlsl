Texture2D<float4> red : register(t0);
Texture2D<float4> blue : register(t1);
SamplerState smooth_sampler : register(s2);
SamplerState sharp_sampler : register(s3);
RWTexture2D<float4> out_image : register(u4);

float4 texel(Texture2D<float4> image, uint2 at) {
  return image.Load(int3(asint(at), int(0)));
}

float4 sampled(Texture2D<float4> image, SamplerState s, float2 at) {
  return image.SampleLevel(s, at, 0.0f) + texel(image, uint2(clamp(at, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f))));
}

float4 both(SamplerState s, float2 at) {
  const float4 v = sampled(red, s, at);
  return v + sampled(blue, s, at);
}

void put(RWTexture2D<float4> image, uint2 at, float4 value) {
  image[asint(at)] = value;
}

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const float2 at = float2(id.xy) * 0.125f;
  const float4 v = both(smooth_sampler, at);
  put(out_image, id.xy, v * sampled(red, sharp_sampler, at));
}
