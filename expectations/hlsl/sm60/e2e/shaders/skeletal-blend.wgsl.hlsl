struct DualQuaternion {
  float4 real;
  float4 dual;
};

struct Vertex {
  float3 position;
  uint joints;
  float3 normal;
  uint weights;
};

ByteAddressBuffer vertices_1 : register(t0);
ByteAddressBuffer pose_a : register(t1);
ByteAddressBuffer pose_b : register(t2);
ByteAddressBuffer deltas : register(t3);

cbuffer cbuffer_morph : register(b4) {
  uint4 morph[3];
};

RWByteAddressBuffer skinned : register(u5);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Vertex load_vertices(uint offset) {
  const Vertex v = {asfloat(vertices_1.Load3(offset)), vertices_1.Load(offset + 12u), asfloat(vertices_1.Load3(offset + 16u)), vertices_1.Load(offset + 28u)};
  return v;
}

DualQuaternion load_pose_a(uint offset) {
  const DualQuaternion v = {asfloat(pose_a.Load4(offset)), asfloat(pose_a.Load4(offset + 16u))};
  return v;
}

DualQuaternion load_pose_b(uint offset) {
  const DualQuaternion v = {asfloat(pose_b.Load4(offset)), asfloat(pose_b.Load4(offset + 16u))};
  return v;
}

float4 multiply(float4 a, float4 b) {
  return float4(a.w * b.xyz + b.w * a.xyz + cross(a.xyz, b.xyz), a.w * b.w - dot(a.xyz, b.xyz));
}

float3 rotate(float4 q, float3 v) {
  return v + 2.0f * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

DualQuaternion joint(uint index) {
  const DualQuaternion a = load_pose_a(min(index, colorfast_size(pose_a) / 32u - 1u) * 32u);
  DualQuaternion b = load_pose_b(min(index, colorfast_size(pose_b) / 32u - 1u) * 32u);
  if (dot(a.real, b.real) < 0.0f) {
    b.real = -b.real;
    b.dual = -b.dual;
  }
  const DualQuaternion v = {lerp(a.real, b.real, asfloat(morph[2].x)), lerp(a.dual, b.dual, asfloat(morph[2].x))};
  return v;
}

DualQuaternion blend(uint4 joints, float4 weights) {
  DualQuaternion sum = (DualQuaternion)0;
  const float4 first = joint(joints.x).real;
  uint i = 0u;
  while (i < 4u) {
    if ((weights[min(i, 3u)] <= 0.0f) || (joints[min(i, 3u)] >= morph[2].z)) {
      i = i + 1u;
      continue;
    }
    const DualQuaternion q = joint(joints[min(i, 3u)]);
    const float sign_of = select((dot(q.real, first) >= 0.0f), 1.0f, -1.0f);
    sum.real = sum.real + q.real * weights[min(i, 3u)] * sign_of;
    sum.dual = sum.dual + q.dual * weights[min(i, 3u)] * sign_of;
    i = i + 1u;
  }
  const float scale = 1.0f / max(length(sum.real), 1e-6f);
  const DualQuaternion v = {sum.real * scale, sum.dual * scale};
  return v;
}

[numthreads(64, 1, 1)]
void skin(uint3 id : SV_DispatchThreadID) {
  const uint index = id.x;
  if (index >= colorfast_size(vertices_1) / 32u) {
    return;
  }
  const Vertex vertex = load_vertices(min(index, colorfast_size(vertices_1) / 32u - 1u) * 32u);
  float3 position = vertex.position;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  uint i = 0u;
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(i < min(morph[2].y, 8u))) {
      break;
    }
    const uint v_2 = min(i / 4u, 1u) * 16u + min(i % 4u, 3u) * 4u;
    position = position + asfloat(deltas.Load3(min(index, colorfast_size(deltas) / 128u - 1u) * 128u + min(i, 7u) * 16u)) * asfloat(morph[v_2 >> 4u][(v_2 >> 2u) & 3u]);
    i = i + 1u;
  }
  const uint v_3 = vertex.weights;
  const DualQuaternion q = blend((((uint4)vertex.joints) >> uint4(0u, 8u, 16u, 24u)) & uint4(255u, 255u, 255u, 255u), float4(uint4(v_3 & 255u, (v_3 >> 8u) & 255u, (v_3 >> 16u) & 255u, v_3 >> 24u)) / float4(255.0f, 255.0f, 255.0f, 255.0f));
  const float4 conjugate = q.real * float4(-1.0f, -1.0f, -1.0f, 1.0f);
  const float3 translation = 2.0f * multiply(q.dual, conjugate).xyz;
  skinned.Store4(min(index, colorfast_size(skinned) / 32u - 1u) * 32u, asuint(float4(rotate(q.real, position) + translation, 1.0f)));
  skinned.Store4(min(index, colorfast_size(skinned) / 32u - 1u) * 32u + 16u, asuint(float4(normalize(rotate(q.real, vertex.normal)), 0.0f)));
}
