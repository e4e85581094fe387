struct Node {
  float3 low;
  uint first;
  float3 high;
  uint count;
};

struct v_Ray {
  float3 origin;
  float3 direction;
};

struct Hit {
  float distance_1;
  uint triangle_1;
  float2 at;
};

struct main_inputs {
  uint3 id : SV_DispatchThreadID;
};

ByteAddressBuffer nodes : register(t0);
ByteAddressBuffer triangles : register(t1);
ByteAddressBuffer rays : register(t2);
RWByteAddressBuffer hits : register(u3);
static uint stack[32] = (uint[32])0;

cbuffer cbuffer_root_constants : register(b13, space32) {
  uint4 root_constants[1];
};

static const Hit constants = {1e30f, 4294967295u, float2(0.0f, 0.0f)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

Node load_nodes(uint offset) {
  const Node v = {asfloat(nodes.Load3(offset)), nodes.Load(offset + 12u), asfloat(nodes.Load3(offset + 16u)), nodes.Load(offset + 28u)};
  return v;
}

v_Ray load_rays(uint offset) {
  const v_Ray v = {asfloat(rays.Load3(offset)), asfloat(rays.Load3(offset + 16u))};
  return v;
}

void store_hits(uint offset, Hit value) {
  hits.Store(offset, asuint(value.distance_1));
  hits.Store(offset + 4u, value.triangle_1);
  hits.Store2(offset + 8u, asuint(value.at));
}

float box_distance(Node node, float3 origin, float3 inverse, float limit) {
  const float3 a = (node.low - origin) * inverse;
  const float3 b = (node.high - origin) * inverse;
  const float3 near = min(a, b);
  const float3 away = max(a, b);
  const float enter = max(max(near.x, near.y), max(near.z, 0.0f));
  const float leave = min(min(away.x, away.y), min(away.z, limit));
  return select((enter <= leave), enter, 1e30f);
}

void meet(v_Ray ray, uint index, inout Hit best) {
  const uint v = min(index, colorfast_size(triangles) / 48u - 1u) * 48u;
  const float3 ab = asfloat(triangles.Load3(v + 16u)) - asfloat(triangles.Load3(v));
  const float3 ac = asfloat(triangles.Load3(v + 32u)) - asfloat(triangles.Load3(v));
  const float3 p = cross(ray.direction, ac);
  const float determinant_1 = dot(ab, p);
  if (abs(determinant_1) < 1e-8f) {
    return;
  }
  const float3 to = ray.origin - asfloat(triangles.Load3(v));
  const float u = dot(to, p) / determinant_1;
  const float3 q = cross(to, ab);
  const float v_1 = dot(ray.direction, q) / determinant_1;
  if (((u < 0.0f) || (v_1 < 0.0f)) || (u + v_1 > 1.0f)) {
    return;
  }
  const float distance_1 = dot(ac, q) / determinant_1;
  if ((distance_1 > 0.0001f) && (distance_1 < best.distance_1)) {
    best.distance_1 = distance_1;
    best.triangle_1 = index;
    best.at = float2(u, v_1);
  }
}

Hit trace(v_Ray ray) {
  Hit best = constants;
  const float3 inverse = 1.0f / ray.direction;
  uint depth = 1u;
  stack[0] = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(depth > 0u)) {
      break;
    }
    depth = depth - 1u;
    const Node node = load_nodes(min(stack[min(depth, 31u)], colorfast_size(nodes) / 32u - 1u) * 32u);
    if (box_distance(node, ray.origin, inverse, best.distance_1) >= 1e30f) {
      continue;
    }
    if (node.count > 0u) {
      uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
      uint i = 0u;
      while (true) {
        const uint2 v_2 = rounds_left_1;
        if (all((v_2 == uint2(0u, 0u)))) {
          break;
        }
        const uint v_3 = v_2.x;
        rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
        if (!(i < node.count)) {
          break;
        }
        meet(ray, node.first + i, best);
        i = i + 1u;
      }
    } else if (depth + 2u <= 32u) {
      stack[min(depth, 31u)] = node.first;
      stack[min(depth + 1u, 31u)] = node.first + 1u;
      depth = depth + 2u;
    }
  }
  return best;
}

void main_inner(uint3 id, uint3 groups) {
  const uint index = id.y * groups.x * 8u + id.x;
  if (index < colorfast_size(rays) / 32u) {
    store_hits(min(index, colorfast_size(hits) / 16u - 1u) * 16u, trace(load_rays(min(index, colorfast_size(rays) / 32u - 1u) * 32u)));
  }
}

[numthreads(8, 8, 1)]
void main(main_inputs inputs) {
  main_inner(inputs.id, root_constants[0].xyz);
}
