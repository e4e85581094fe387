struct Node {
  float3 position;
  uint pinned;
  float3 previous;
};

cbuffer cbuffer_cloth : register(b0) {
  uint4 cloth[2];
};

ByteAddressBuffer old_nodes : register(t1);
RWByteAddressBuffer new_nodes : register(u2);
RWByteAddressBuffer normals : register(u3);
static const int2 constants[8] = {int2(1, 0), int2(-1, 0), int2(0, 1), int2(0, -1), int2(1, 1), int2(-1, -1), int2(2, 0), int2(0, 2)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Node load_old_nodes(uint offset) {
  const Node v = {asfloat(old_nodes.Load3(offset)), old_nodes.Load(offset + 12u), asfloat(old_nodes.Load3(offset + 16u))};
  return v;
}

void store_new_nodes(uint offset, Node value) {
  new_nodes.Store3(offset, asuint(value.position));
  new_nodes.Store(offset + 12u, value.pinned);
  new_nodes.Store3(offset + 16u, asuint(value.previous));
}

bool inside(int2 p) {
  return all((p >= int2(0, 0))) && all((p < ((int2)int(cloth[0].x))));
}

uint index_of(int2 p) {
  return uint(p.y) * cloth[0].x + uint(p.x);
}

float3 spring(float3 a, float3 b, float rest) {
  const float3 d = b - a;
  const float l = length(d);
  if (l < 1e-6f) {
    return float3(0.0f, 0.0f, 0.0f);
  }
  return d * (asfloat(cloth[0].z) * (l - rest) / l);
}

[numthreads(16, 16, 1)]
void integrate(uint3 id : SV_DispatchThreadID) {
  const int2 p = int2(id.xy);
  if (!inside(p)) {
    return;
  }
  const uint i = index_of(p);
  const Node node = load_old_nodes(min(i, colorfast_size(old_nodes) / 32u - 1u) * 32u);
  if (node.pinned != 0u) {
    store_new_nodes(min(i, colorfast_size(new_nodes) / 32u - 1u) * 32u, node);
    return;
  }
  float3 force = float3(0.0f, -9.81f, 0.0f);
  int k = int(0);
  while (k < int(8)) {
    const int2 q = asint(asuint(p) + asuint(constants[min(asuint(k), 7u)]));
    if (!inside(q)) {
      k = asint(asuint(k) + 1u);
      continue;
    }
    const float3 v = force;
    const float3 v_1 = asfloat(old_nodes.Load3(min(index_of(q), colorfast_size(old_nodes) / 32u - 1u) * 32u));
    force = v + spring(node.position, v_1, asfloat(cloth[0].y) * length(float2(constants[min(asuint(k), 7u)])));
    k = asint(asuint(k) + 1u);
  }
  float3 next = 1.99f * node.position - 0.99f * node.previous + force * (asfloat(cloth[0].w) * asfloat(cloth[0].w));
  const float3 from_ball = next - asfloat(cloth[1]).xyz;
  if (dot(from_ball, from_ball) < asfloat(cloth[1].w) * asfloat(cloth[1].w)) {
    next = asfloat(cloth[1]).xyz + normalize(from_ball) * asfloat(cloth[1].w);
  }
  const Node v_2 = {next, 0u, node.position};
  store_new_nodes(min(i, colorfast_size(new_nodes) / 32u - 1u) * 32u, v_2);
}

[numthreads(16, 16, 1)]
void find_normals(uint3 id : SV_DispatchThreadID) {
  const int2 p = int2(id.xy);
  if (!inside(p)) {
    return;
  }
  const int2 right = (((bool2)inside(asint(asuint(p) + uint2(1u, 0u)))) ? asint(asuint(p) + uint2(1u, 0u)) : p);
  const int2 up = (((bool2)inside(asint(asuint(p) + uint2(0u, 1u)))) ? asint(asuint(p) + uint2(0u, 1u)) : p);
  const float3 here = asfloat(new_nodes.Load3(min(index_of(p), colorfast_size(new_nodes) / 32u - 1u) * 32u));
  const float3 v = asfloat(new_nodes.Load3(min(index_of(right), colorfast_size(new_nodes) / 32u - 1u) * 32u)) - here;
  const float3 n = cross(v, asfloat(new_nodes.Load3(min(index_of(up), colorfast_size(new_nodes) / 32u - 1u) * 32u)) - here);
  normals.Store3(min(index_of(p), colorfast_size(normals) / 16u - 1u) * 16u, asuint((((bool3)(dot(n, n) > 0.0f)) ? normalize(n) : float3(0.0f, 1.0f, 0.0f))));
}
