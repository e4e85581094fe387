struct Packed {
  float position[3];
  uint joints;
  uint weights;
  uint normal;
};

struct Skinned {
  float3 position;
  float3 normal;
};

struct Output {
  float4 clip_1;
  float3 normal;
};

struct vertex_main_inputs {
  float3 position : TEXCOORD0;
  float3 normal : TEXCOORD1;
  uint4 joints : TEXCOORD2;
  float4 weights : TEXCOORD3;
};

struct vertex_main_outputs {
  float3 normal : TEXCOORD0;
  precise float4 clip_1 : SV_Position;
};

cbuffer cbuffer_skin : register(b0) {
  uint4 skin[257];
};

cbuffer cbuffer_view_projection : register(b1) {
  uint4 view_projection[4];
};

ByteAddressBuffer source : register(t0, space1);
RWByteAddressBuffer result : register(u1, space1);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float4x4 load_skin(uint offset) {
  return float4x4(asfloat(skin[offset >> 4u]), asfloat(skin[(offset + 16u) >> 4u]), asfloat(skin[(offset + 32u) >> 4u]), asfloat(skin[(offset + 48u) >> 4u]));
}

typedef float load_source_result[3];
load_source_result load_source(uint offset) {
  float value[3] = (float[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = asfloat(source.Load(offset + v_1 * 4u));
    v = v_1 + 1u;
  }
  return value;
}

Packed load_source_1(uint offset) {
  const float v[3] = load_source(offset);
  const Packed v_1 = {v, source.Load(offset + 12u), source.Load(offset + 16u), source.Load(offset + 20u)};
  return v_1;
}

void store_result(uint offset, Skinned value) {
  result.Store3(offset, asuint(value.position));
  result.Store3(offset + 16u, asuint(value.normal));
}

float4x4 blended(uint4 joints, float4 weights) {
  float4x4 sum = float4x4(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
  int i = int(0);
  while (i < int(4)) {
    if (weights[min(asuint(i), 3u)] > 0.0f) {
      const float4x4 v = sum;
      const float4x4 v_1 = load_skin(min(min(joints[min(asuint(i), 3u)], skin[256].x - 1u), 63u) * 64u);
      sum = v + v_1 * weights[min(asuint(i), 3u)];
    }
    i = asint(asuint(i) + 1u);
  }
  return sum;
}

uint4 bytes(uint word) {
  return (((uint4)word) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u);
}

float3x3 upper(float4x4 m) {
  return float3x3(m[0].xyz, m[1].xyz, m[2].xyz);
}

Output vertex_main_inner(float3 position, float3 normal, uint4 joints, float4 weights) {
  const float4x4 m = blended(joints, weights / dot(weights, float4(1.0f, 1.0f, 1.0f, 1.0f)));
  const Output v = {mul(float4(position, 1.0f), mul(m, float4x4(asfloat(view_projection[0]), asfloat(view_projection[1]), asfloat(view_projection[2]), asfloat(view_projection[3])))), mul(normal, upper(m))};
  return v;
}

vertex_main_outputs vertex_main(vertex_main_inputs inputs) {
  const Output v = vertex_main_inner(inputs.position, inputs.normal, inputs.joints, inputs.weights);
  const float4 position = v.clip_1;
  const vertex_main_outputs v_1 = {v.normal, position};
  return v_1;
}

[numthreads(64, 1, 1)]
void bake(uint3 id : SV_DispatchThreadID) {
  if (id.x >= colorfast_size(source) / 24u) {
    return;
  }
  const Packed packed = load_source_1(min(id.x, colorfast_size(source) / 24u - 1u) * 24u);
  const float3 position = float3(packed.position[0], packed.position[1], packed.position[2]);
  const uint v = packed.normal;
  const float3 normal = max(float4(int4(asint(v << 24u) >> 24u, asint(v << 16u) >> 24u, asint(v << 8u) >> 24u, asint(v) >> 24u)) / float4(127.0f, 127.0f, 127.0f, 127.0f), float4(-1.0f, -1.0f, -1.0f, -1.0f)).xyz;
  const uint v_1 = packed.weights;
  const float4x4 m = blended(bytes(packed.joints), float4(uint4(v_1 & 255u, (v_1 >> 8u) & 255u, (v_1 >> 16u) & 255u, v_1 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f));
  const Skinned v_2 = {mul(float4(position, 1.0f), m).xyz, normalize(mul(normal, upper(m)))};
  store_result(min(id.x, colorfast_size(result) / 32u - 1u) * 32u, v_2);
}
