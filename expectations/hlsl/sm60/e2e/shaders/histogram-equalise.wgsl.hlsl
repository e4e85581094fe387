cbuffer cbuffer_image : register(b0) {
  uint4 image[1];
};

RWByteAddressBuffer pixels : register(u1);
RWByteAddressBuffer counts : register(u2);
RWByteAddressBuffer curve : register(u3);
groupshared uint local_counts[256];
groupshared uint scan[512];

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint brightness(uint pixel) {
  const float4 c = float4(uint4(pixel & 255u, (pixel >> 8u) & 255u, (pixel >> 16u) & 255u, pixel >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
  return uint(clamp(round(dot(c.xyz, float3(0.299f, 0.587f, 0.114f)) * 255.0f), 0.0f, 4294967000.0f));
}

[numthreads(256, 1, 1)]
void count(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
  uint original = 0u;
  InterlockedExchange(local_counts[lane], 0u, original);
  GroupMemoryBarrierWithGroupSync();
  if (id.x < image[0].x * image[0].y) {
    const uint v = min(brightness(pixels.Load(min(id.x, colorfast_size(pixels) / 4u - 1u) * 4u)), 255u);
    uint original_1 = 0u;
    InterlockedAdd(local_counts[v], 1u, original_1);
  }
  GroupMemoryBarrierWithGroupSync();
  uint original_2 = 0u;
  InterlockedOr(local_counts[min(lane, 255u)], 0u, original_2);
  const uint mine = original_2;
  if (mine > 0u) {
    uint original_3 = 0u;
    counts.InterlockedAdd(min(lane, 255u) * 4u, mine, original_3);
  }
}

[numthreads(256, 1, 1)]
void accumulate(uint lane : SV_GroupIndex) {
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 512u) {
      break;
    }
    scan[v_1 / 256u * 256u + v_1 % 256u] = 0u;
    v = v_1 + 256u;
  }
  GroupMemoryBarrierWithGroupSync();
  uint side = 0u;
  uint original = 0u;
  counts.InterlockedOr(min(lane, 255u) * 4u, 0u, original);
  scan[min(lane, 255u)] = original;
  GroupMemoryBarrierWithGroupSync();
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint distance_1 = 1u;
  while (true) {
    const uint2 v_2 = rounds_left;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(distance_1 < 256u)) {
      break;
    }
    uint sum = scan[min(side, 1u) * 256u + min(lane, 255u)];
    if (lane >= distance_1) {
      sum = sum + scan[min(side, 1u) * 256u + min(lane - distance_1, 255u)];
    }
    side = side ^ 1u;
    scan[min(side, 1u) * 256u + min(lane, 255u)] = sum;
    GroupMemoryBarrierWithGroupSync();
    distance_1 = distance_1 << 1u;
  }
  curve.Store(min(lane, 255u) * 4u, asuint(float(scan[min(side, 1u) * 256u + min(lane, 255u)]) / float(max(image[0].x * image[0].y, 1u))));
}

[numthreads(64, 1, 1)]
void apply(uint3 id : SV_DispatchThreadID) {
  if (id.x >= image[0].x * image[0].y) {
    return;
  }
  const uint v = pixels.Load(min(id.x, colorfast_size(pixels) / 4u - 1u) * 4u);
  const float4 old = float4(uint4(v & 255u, (v >> 8u) & 255u, (v >> 16u) & 255u, v >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
  const uint level = brightness(pixels.Load(min(id.x, colorfast_size(pixels) / 4u - 1u) * 4u));
  const float gain = asfloat(curve.Load(min(level, 255u) * 4u)) * 255.0f / max(float(level), 1.0f);
  const uint4 v_1 = asuint(int4(round(clamp(float4(old.xyz * gain, old.w), float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(255.0f, 255.0f, 255.0f, 255.0f)))) & uint4(255u, 255u, 255u, 255u);
  pixels.Store(min(id.x, colorfast_size(pixels) / 4u - 1u) * 4u, ((v_1.x | (v_1.y << 8u)) | (v_1.z << 16u)) | (v_1.w << 24u));
}
