cbuffer cbuffer_image : register(b0) {
  uint4 image[1];
};

ByteAddressBuffer source : register(t1);
RWByteAddressBuffer result : register(u2);
groupshared float4 line_1[80];
static float weights[9] = (float[9])0;

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint address(int along, uint across) {
  const uint limit = select((image[0].w != 0u), image[0].y, image[0].x);
  const uint a = uint(min(max(along, int(0)), asint(asuint(int(limit)) - 1u)));
  if (image[0].w != 0u) {
    return a * image[0].x + across;
  }
  return across * image[0].x + a;
}

void prepare(uint radius) {
  const float sigma = max(float(radius) * 0.5f, 0.5f);
  float total = 0.0f;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(i <= radius)) {
      break;
    }
    const float x = float(i) / sigma;
    weights[min(i, 8u)] = exp(-0.5f * x * x);
    total = total + weights[min(i, 8u)] * select((i == 0u), 1.0f, 2.0f);
    i = i + 1u;
  }
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  uint i_1 = 0u;
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(i_1 <= radius)) {
      break;
    }
    const uint v_4 = i_1;
    weights[min(v_4, 8u)] = weights[min(v_4, 8u)] / total;
    i_1 = i_1 + 1u;
  }
}

[numthreads(64, 1, 1)]
void main(uint3 group : SV_GroupID, uint lane : SV_GroupIndex) {
  uint v = 0u;
  v = lane;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 80u) {
      break;
    }
    line_1[v_1] = float4(0.0f, 0.0f, 0.0f, 0.0f);
    v = v_1 + 64u;
  }
  GroupMemoryBarrierWithGroupSync();
  const uint radius = min(image[0].z, 8u);
  const int start = int(group.x * 64u);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = lane;
  while (true) {
    const uint2 v_2 = rounds_left;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(i < 80u)) {
      break;
    }
    const uint v_4 = i;
    const uint v_5 = source.Load(min(address(asint(asuint(start) + asuint(int(i)) - 8u), group.y), colorfast_size(source) / 4u - 1u) * 4u);
    line_1[min(v_4, 79u)] = float4(uint4(v_5 & 255u, (v_5 >> 8u) & 255u, (v_5 >> 16u) & 255u, v_5 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
    i = i + 64u;
  }
  prepare(radius);
  GroupMemoryBarrierWithGroupSync();
  const uint centre = lane + 8u;
  float4 sum = line_1[min(centre, 79u)] * weights[0];
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  uint i_1 = 1u;
  while (true) {
    const uint2 v_6 = rounds_left_1;
    if (all((v_6 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_7 = v_6.x;
    rounds_left_1 = uint2(v_7 - 1u, v_6.y - select((v_7 == 0u), 1u, 0u));
    if (!(i_1 <= radius)) {
      break;
    }
    sum = sum + (line_1[min(centre - i_1, 79u)] + line_1[min(centre + i_1, 79u)]) * weights[min(i_1, 8u)];
    i_1 = i_1 + 1u;
  }
  const uint extent = select((image[0].w != 0u), image[0].y, image[0].x);
  if (uint(start) + lane < extent) {
    const uint v_8 = address(asint(asuint(start) + asuint(int(lane))), group.y);
    const uint4 v_9 = asuint(int4(round(clamp(sum, float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(255.0f, 255.0f, 255.0f, 255.0f)))) & uint4(255u, 255u, 255u, 255u);
    result.Store(min(v_8, colorfast_size(result) / 4u - 1u) * 4u, ((v_9.x | (v_9.y << 8u)) | (v_9.z << 16u)) | (v_9.w << 24u));
  }
}
