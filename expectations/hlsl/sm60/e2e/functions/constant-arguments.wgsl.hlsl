RWByteAddressBuffer out_1 : register(u0);

float3 tint(float3 colour, float by, uint times) {
  return colour * by * float(times);
}

[numthreads(1, 1, 1)]
void main() {
  const float3 v = tint(float3(1.0f, 1.0f, 1.0f), 2.0f, 3u);
  const float3 v_1 = v + tint(float3(1.0f, 0.5f, 0.0f), 0.5f, 1u);
  out_1.Store3(0u, asuint(v_1 + tint(float3(1.0f, 2.0f, 3.0f), 0.25f, 6u)));
}
