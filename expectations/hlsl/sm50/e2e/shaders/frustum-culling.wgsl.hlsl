cbuffer cbuffer_view : register(b0) {
  uint4 view[7];
};

ByteAddressBuffer instances : register(t1);
RWByteAddressBuffer draws : register(u2);
RWByteAddressBuffer visible : register(u3);
RWByteAddressBuffer counters : register(u4);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4x4 load_instances(uint offset) {
  return float4x4(asfloat(instances.Load4(offset)), asfloat(instances.Load4(offset + 16u)), asfloat(instances.Load4(offset + 32u)), asfloat(instances.Load4(offset + 48u)));
}

bool is_visible(float3 center, float radius) {
  int i = int(0);
  while (i < int(6)) {
    const float4 plane = asfloat(view[(min(asuint(i), 5u) * 16u) >> 4u]);
    if (dot(plane.xyz, center) + plane.w < -radius) {
      return false;
    }
    i = asint(asuint(i) + 1u);
  }
  return true;
}

uint level_of(float3 center, float radius) {
  const float share = radius / max(distance(center, asfloat(view[6].xyz)), 0.001f) * asfloat(view[6].w);
  switch (int(clamp(-log2(max(share, 1e-6f)), -2147483600.0f, 2147483500.0f))) {
    case int(-64): case int(-1): case int(0): {
      return 0u;
    }
    case int(1): case int(2): {
      return 1u;
    }
    case int(3): {
      return 2u;
    }
    default: {
      return ((share > 1.0f) ? 0u : 3u);
    }
  }
  return 0u;
}

[numthreads(64, 1, 1)]
void cull(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(instances) / 96u) {
    return;
  }
  const uint v = min(id.x, colorfast_size(instances) / 96u - 1u) * 96u;
  const float4x4 v_1 = load_instances(v);
  const float3 center = mul(float4(asfloat(instances.Load3(v + 64u)), 1.0f), v_1).xyz;
  const float scale = length(asfloat(instances.Load4(v)).xyz);
  const float radius = asfloat(instances.Load(v + 76u)) * scale;
  if (!is_visible(center, radius)) {
    uint original = 0u;
    counters.InterlockedAdd(4u, 1u, original);
    return;
  }
  uint original_1 = 0u;
  counters.InterlockedAdd(0u, 1u, original_1);
  const uint v_2 = instances.Load(v + 80u) * 4u;
  const uint v_3 = min(v_2 + level_of(center, radius), colorfast_size(draws) / 20u - 1u) * 20u;
  uint original_2 = 0u;
  draws.InterlockedAdd(v_3 + 4u, 1u, original_2);
  const uint place = original_2;
  visible.Store(min(draws.Load(v_3 + 16u) + place, colorfast_size(visible) / 4u - 1u) * 4u, id.x);
}

[numthreads(64, 1, 1)]
void reset(uint3 id : SV_DispatchThreadID) {
  if (id.x < colorfast_size(draws) / 20u) {
    uint original = 0u;
    draws.InterlockedExchange(min(id.x, colorfast_size(draws) / 20u - 1u) * 20u + 4u, 0u, original);
  }
  if (id.x < 2u) {
    uint original_1 = 0u;
    counters.InterlockedExchange(min(id.x, 1u) * 4u, 0u, original_1);
  }
}
