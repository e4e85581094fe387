struct Node {
  uint colour;
  float depth;
  uint next;
};

struct Input {
  float4 position;
  float4 colour;
};

struct collect_inputs {
  float4 colour : TEXCOORD0;
  float4 position : SV_Position;
};

struct resolve_inputs {
  float4 position : SV_Position;
};

struct resolve_outputs {
  float4 value : SV_Target0;
};

RWByteAddressBuffer heads : register(u0);
RWByteAddressBuffer lists : register(u1);

cbuffer cbuffer_width : register(b2) {
  uint4 width[1];
};

Texture2D<float4> opaque_depth : register(t3);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Node load_lists(uint offset) {
  const Node v = {lists.Load(offset), asfloat(lists.Load(offset + 4u)), lists.Load(offset + 8u)};
  return v;
}

void store_lists(uint offset, Node value) {
  lists.Store(offset, value.colour);
  lists.Store(offset + 4u, asuint(value.depth));
  lists.Store(offset + 8u, value.next);
}

void collect_inner(Input in_1) {
  const uint2 pixel = uint2(clamp(in_1.position.xy, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  if ((in_1.position.z > opaque_depth.Load(int3(asint(pixel), int(0))).x) || (in_1.colour.w <= 0.0f)) {
    return;
  }
  uint original = 0u;
  lists.InterlockedAdd(0u, 1u, original);
  const uint slot = original;
  if (slot >= (colorfast_size(lists) - 4u) / 12u) {
    return;
  }
  uint original_1 = 0u;
  heads.InterlockedExchange(min(pixel.y * width[0].x + pixel.x, colorfast_size(heads) / 4u - 1u) * 4u, slot, original_1);
  const uint before = original_1;
  const uint4 v = asuint(int4(round(clamp(in_1.colour, float4(0.0f, 0.0f, 0.0f, 0.0f), float4(1.0f, 1.0f, 1.0f, 1.0f)) * float4(255.0f, 255.0f, 255.0f, 255.0f)))) & uint4(255u, 255u, 255u, 255u);
  const Node v_1 = {((v.x | (v.y << 8u)) | (v.z << 16u)) | (v.w << 24u), in_1.position.z, before};
  store_lists(min(slot, (colorfast_size(lists) - 4u) / 12u - 1u) * 12u + 4u, v_1);
}

void collect(collect_inputs inputs) {
  const float4 v = inputs.position;
  const Input v_1 = {float4(v.xyz, 1.0f / v.w), inputs.colour};
  collect_inner(v_1);
}

float4 resolve_inner(float4 position) {
  const uint2 pixel = uint2(clamp(position.xy, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  uint colours[12] = (uint[12])0;
  float depths[12] = (float[12])0;
  int count = int(0);
  uint original = 0u;
  heads.InterlockedOr(min(pixel.y * width[0].x + pixel.x, colorfast_size(heads) / 4u - 1u) * 4u, 0u, original);
  uint at = original;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!((at != 4294967295u) && (count < int(12)))) {
      break;
    }
    const Node node = load_lists(min(at, (colorfast_size(lists) - 4u) / 12u - 1u) * 12u + 4u);
    int place = count;
    while (place > int(0)) {
      if (depths[min(asuint(asint(asuint(place) - 1u)), 11u)] >= node.depth) {
        break;
      }
      depths[min(asuint(place), 11u)] = depths[min(asuint(asint(asuint(place) - 1u)), 11u)];
      colours[min(asuint(place), 11u)] = colours[min(asuint(asint(asuint(place) - 1u)), 11u)];
      place = asint(asuint(place) - 1u);
    }
    depths[min(asuint(place), 11u)] = node.depth;
    colours[min(asuint(place), 11u)] = node.colour;
    count = asint(asuint(count) + 1u);
    at = node.next;
  }
  float4 result = float4(0.0f, 0.0f, 0.0f, 0.0f);
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  int i = int(0);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(i < count)) {
      break;
    }
    const uint v_4 = colours[min(asuint(i), 11u)];
    const float4 layer = float4(uint4(v_4 & 255u, (v_4 >> 8u) & 255u, (v_4 >> 16u) & 255u, v_4 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f);
    result = float4(lerp(result.xyz, layer.xyz, layer.w), result.w + layer.w * (1.0f - result.w));
    i = asint(asuint(i) + 1u);
  }
  return result;
}

resolve_outputs resolve(resolve_inputs inputs) {
  const float4 v = inputs.position;
  const resolve_outputs v_1 = {resolve_inner(float4(v.xyz, 1.0f / v.w))};
  return v_1;
}
