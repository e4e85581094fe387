cbuffer cbuffer_grid : register(b0) {
  uint4 grid[2];
};

ByteAddressBuffer samples : register(t1);
RWByteAddressBuffer vertices_1 : register(u2);
RWByteAddressBuffer vertex_count : register(u3);
RWByteAddressBuffer cases : register(u4);
static const uint3 constants[8] = {uint3(0u, 0u, 0u), uint3(1u, 0u, 0u), uint3(1u, 1u, 0u), uint3(0u, 1u, 0u), uint3(0u, 0u, 1u), uint3(1u, 0u, 1u), uint3(1u, 1u, 1u), uint3(0u, 1u, 1u)};
static const uint2 constants_1[12] = {uint2(0u, 1u), uint2(1u, 2u), uint2(2u, 3u), uint2(3u, 0u), uint2(4u, 5u), uint2(5u, 6u), uint2(6u, 7u), uint2(7u, 4u), uint2(0u, 4u), uint2(1u, 5u), uint2(2u, 6u), uint2(3u, 7u)};

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint index_of(uint3 p) {
  const uint3 points = grid[0].xyz + 1u;
  return (p.z * points.y + p.y) * points.x + p.x;
}

float sample_at(uint3 p) {
  return asfloat(samples.Load(min(index_of(min(p, grid[0].xyz)), colorfast_size(samples) / 4u - 1u) * 4u));
}

float3 gradient_at(uint3 p) {
  const uint3 low = max(p, uint3(1u, 1u, 1u)) - 1u;
  const float v = sample_at(p + uint3(1u, 0u, 0u));
  const float v_1 = v - sample_at(uint3(low.x, p.yz));
  const float v_2 = sample_at(p + uint3(0u, 1u, 0u));
  const float v_3 = v_2 - sample_at(uint3(p.x, low.y, p.z));
  const float v_4 = sample_at(p + uint3(0u, 0u, 1u));
  return float3(v_1, v_3, v_4 - sample_at(uint3(p.xy, low.z)));
}

[numthreads(4, 4, 4)]
void main(uint3 cell : SV_DispatchThreadID) {
  if (any((cell >= grid[0].xyz))) {
    return;
  }
  float values[8] = (float[8])0;
  uint inside = 0u;
  uint i = 0u;
  while (i < 8u) {
    const uint v = i;
    values[min(v, 7u)] = sample_at(cell + constants[min(i, 7u)]);
    inside = inside | ((values[min(i, 7u)] < asfloat(grid[0].w)) ? 1u << (i & 31u) : 0u);
    i = i + 1u;
  }
  const uint own = (cell.z * grid[0].y + cell.y) * grid[0].x + cell.x;
  cases.Store(min(own, colorfast_size(cases) / 4u - 1u) * 4u, inside);
  if ((inside == 0u) || (inside == 255u)) {
    return;
  }
  uint e = 0u;
  while (e < 12u) {
    const uint2 ends = constants_1[min(e, 11u)];
    const uint crosses = ((inside >> (ends.x & 31u)) ^ (inside >> (ends.y & 31u))) & 1u;
    if (crosses == 0u) {
      e = e + 1u;
      continue;
    }
    uint original = 0u;
    vertex_count.InterlockedAdd(0u, 1u, original);
    const uint slot = original;
    if (slot >= colorfast_size(vertices_1) / 32u) {
      break;
    }
    const uint3 a = cell + constants[min(ends.x, 7u)];
    const uint3 b = cell + constants[min(ends.y, 7u)];
    const float t = (asfloat(grid[0].w) - values[min(ends.x, 7u)]) / (values[min(ends.y, 7u)] - values[min(ends.x, 7u)]);
    const float3 v_1 = gradient_at(a);
    const float3 normal = normalize(lerp(v_1, gradient_at(b), t));
    const uint v_2 = min(slot, colorfast_size(vertices_1) / 32u - 1u) * 32u;
    vertices_1.Store3(v_2, asuint(asfloat(grid[1].xyz) + lerp(float3(a), float3(b), t) * asfloat(grid[1].w)));
    vertices_1.Store(v_2 + 12u, asuint(normal.x));
    vertices_1.Store2(v_2 + 16u, asuint(normal.yz));
    vertices_1.Store(v_2 + 24u, own);
    e = e + 1u;
  }
}
