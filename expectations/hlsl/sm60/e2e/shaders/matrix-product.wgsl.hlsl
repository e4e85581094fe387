cbuffer cbuffer_sizes : register(b0) {
  uint4 sizes[1];
};

ByteAddressBuffer left : register(t1);
ByteAddressBuffer right : register(t2);
RWByteAddressBuffer product : register(u3);
groupshared float left_tile[256];
groupshared float right_tile[256];

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

float left_at(uint row, uint column) {
  if ((row >= sizes[0].x) || (column >= sizes[0].y)) {
    return 0.0f;
  }
  return asfloat(left.Load(min(row * sizes[0].y + column, colorfast_size(left) / 4u - 1u) * 4u));
}

float right_at(uint row, uint column) {
  if ((row >= sizes[0].y) || (column >= sizes[0].z)) {
    return 0.0f;
  }
  return asfloat(right.Load(min(row * sizes[0].z + column, colorfast_size(right) / 4u - 1u) * 4u));
}

[numthreads(16, 16, 1)]
void main(uint3 group : SV_GroupID, uint3 local : SV_GroupThreadID, uint v : SV_GroupIndex) {
  left_tile[v] = 0.0f;
  right_tile[v] = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  const uint row = group.y * 16u + local.y;
  const uint column = group.x * 16u + local.x;
  const uint slot = local.y * 16u + local.x;
  const uint tiles = (sizes[0].y + 16u - 1u) / 16u;
  float sum = 0.0f;
  uint t = 0u;
  while (t < tiles) {
    left_tile[min(slot, 255u)] = left_at(row, t * 16u + local.x);
    right_tile[min(slot, 255u)] = right_at(t * 16u + local.y, column);
    GroupMemoryBarrierWithGroupSync();
    uint k = 0u;
    while (k < 16u) {
      sum = mad(left_tile[min(local.y * 16u + k, 255u)], right_tile[min(k * 16u + local.x, 255u)], sum);
      k = k + 1u;
    }
    GroupMemoryBarrierWithGroupSync();
    t = t + 1u;
  }
  if ((row < sizes[0].x) && (column < sizes[0].z)) {
    product.Store(min(row * sizes[0].z + column, colorfast_size(product) / 4u - 1u) * 4u, asuint(sum));
  }
}
