struct main_inputs {
  uint local_invocation_index : SV_GroupIndex;
};

Texture2D<float4> levels : register(t0);
RWTexture2D<float4> sums : register(u1);
Texture2D<float4> picture : register(t2);
SamplerState smooth_sampler : register(s3);

void main_inner(uint group, uint count, uint i) {
  const uint2 place = uint2(i % 8u, i / 8u);
  float sum = levels.Load(int3(asint(place), int(0))).x;
  if (group % 2u == 0u) {
    sum = sum + WaveActiveSum(float(i));
  }
  DeviceMemoryBarrierWithGroupSync();
  sum = sum + (sums.Load(asint(place)).x + picture.SampleLevel(smooth_sampler, float2(place) / 8.0f, 0.0f).x);
  sums[asint(place)] = ((float4)(sum / float(count)));
}

[numthreads(64, 1, 1)]
void main(main_inputs inputs) {
  const uint v = WaveGetLaneCount();
  main_inner(inputs.local_invocation_index / WaveGetLaneCount(), (64u * 1u * 1u + (v - 1u)) / v, inputs.local_invocation_index);
}
