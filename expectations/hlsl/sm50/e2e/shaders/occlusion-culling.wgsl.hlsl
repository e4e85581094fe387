struct Instance {
  float3 centre;
  float radius;
  uint mesh;
};

cbuffer cbuffer_view : register(b0) {
  uint4 view[11];
};

ByteAddressBuffer instances : register(t1);
RWByteAddressBuffer draws : register(u2);
RWByteAddressBuffer visible : register(u3);
Texture2D<float4> pyramid : register(t4);
Texture2D<float4> depth : register(t5);
Texture2D<float4> level_in : register(t6);
RWTexture2D<float4> level_out : register(u6);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Instance load_instances(uint offset) {
  const Instance v = {asfloat(instances.Load3(offset)), asfloat(instances.Load(offset + 12u)), instances.Load(offset + 16u)};
  return v;
}

[numthreads(8, 8, 1)]
void reduce(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  level_out.GetDimensions(size, size_1);
  const uint2 size_2 = uint2(size, size_1);
  if (any((id.xy >= size_2))) {
    return;
  }
  uint size_3 = 0u;
  uint size_4 = 0u;
  uint size_5 = 0u;
  level_in.GetDimensions(0u, size_3, size_4, size_5);
  const uint2 source_size = uint2(size_3, size_4);
  const uint2 base = id.xy * 2u;
  const uint2 reach = (((source_size & uint2(1u, 1u)) == uint2(1u, 1u)) ? uint2(3u, 3u) : uint2(2u, 2u));
  float farthest = 0.0f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint y = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(y < reach.y)) {
      break;
    }
    uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
    uint x = 0u;
    while (true) {
      const uint2 v_2 = rounds_left_1;
      if (all((v_2 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_3 = v_2.x;
      rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
      if (!(x < reach.x)) {
        break;
      }
      farthest = max(farthest, level_in.Load(int3(asint(min(base + uint2(x, y), source_size - 1u)), int(0))).x);
      x = x + 1u;
    }
    y = y + 1u;
  }
  level_out[asint(id.xy)] = ((float4)farthest);
}

[numthreads(8, 8, 1)]
void copy_depth(uint3 id : SV_DispatchThreadID) {
  uint size = 0u;
  uint size_1 = 0u;
  level_out.GetDimensions(size, size_1);
  if (all((id.xy < uint2(size, size_1)))) {
    level_out[asint(id.xy)] = ((float4)depth.Load(int3(asint(id.xy), int(0))).x);
  }
}

bool in_frustum(float3 centre, float radius) {
  int i = int(0);
  while (i < int(6)) {
    if (dot(asfloat(view[(min(asuint(i), 5u) * 16u + 64u) >> 4u]), float4(centre, 1.0f)) < -radius) {
      return false;
    }
    i = asint(asuint(i) + 1u);
  }
  return true;
}

bool hidden(float3 centre, float radius) {
  const float4 clip_1 = mul(float4(centre, 1.0f), float4x4(asfloat(view[0]), asfloat(view[1]), asfloat(view[2]), asfloat(view[3])));
  if (clip_1.w <= radius) {
    return false;
  }
  const float2 uv = clip_1.xy / clip_1.w * float2(0.5f, -0.5f) + 0.5f;
  const float2 extent = radius / clip_1.w * asfloat(view[10].xy);
  const uint level = min(uint(clamp(ceil(log2(max(max(extent.x, extent.y), 1.0f))), 0.0f, 4294967000.0f)), view[10].z - 1u);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  pyramid.GetDimensions(level, size, size_1, size_2);
  const int2 at = int2(clamp(uv * float2(uint2(size, size_1)), float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)));
  float farthest = 0.0f;
  int i = int(0);
  while (i < int(4)) {
    farthest = max(farthest, pyramid.Load(int3(asint(asuint(at) + asuint(int2(i & int(1), i >> 1u))), asint(level))).x);
    i = asint(asuint(i) + 1u);
  }
  return (clip_1.z - radius) / clip_1.w > farthest;
}

[numthreads(64, 1, 1)]
void cull(uint3 id : SV_DispatchThreadID) {
  if (id.x >= view[10].w) {
    return;
  }
  const Instance instance = load_instances(min(id.x, colorfast_size(instances) / 32u - 1u) * 32u);
  bool v = false;
  if (!in_frustum(instance.centre, instance.radius)) {
    v = true;
  } else {
    v = hidden(instance.centre, instance.radius);
  }
  if (v) {
    return;
  }
  const uint v_1 = min(instance.mesh, colorfast_size(draws) / 20u - 1u) * 20u;
  uint original = 0u;
  draws.InterlockedAdd(v_1 + 4u, 1u, original);
  const uint slot = original;
  visible.Store(min(draws.Load(v_1 + 16u) + slot, colorfast_size(visible) / 4u - 1u) * 4u, id.x);
}
