struct main_inputs {
  float4 position : SV_Position;
};

RWByteAddressBuffer visits : register(u0);

void main_inner(float4 position) {
  const uint2 cell = uint2(clamp(position.xy, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f))) / uint2(32u, 32u) % uint2(8u, 8u);
  uint original = 0u;
  visits.InterlockedAdd(min(cell.x + cell.y * 8u, 63u) * 4u, 1u, original);
}

void main(main_inputs inputs) {
  const float4 v = inputs.position;
  main_inner(float4(v.xyz, 1.0f / v.w));
}
