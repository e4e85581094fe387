cbuffer cbuffer_range : register(b0) {
  uint4 range[1];
};

RWByteAddressBuffer values : register(u1);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const float4 value = asfloat(values.Load4(min(id.x, colorfast_size(values) / 16u - 1u) * 16u));
  const float4 constants = clamp(value, float4(-1.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) + smoothstep(float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 2.0f, 3.0f, 4.0f), value);
  const float4 given = clamp(value, ((float4)asfloat(range[0].x)), ((float4)asfloat(range[0].y)));
  const float half_given = clamp(value.x, 0.0f, asfloat(range[0].y)) * smoothstep(0.0f, asfloat(range[0].y), value.y);
  values.Store4(min(id.x, colorfast_size(values) / 16u - 1u) * 16u, asuint(constants * given * half_given * smoothstep(asfloat(range[0].z), asfloat(range[0].w), value.z)));
}
