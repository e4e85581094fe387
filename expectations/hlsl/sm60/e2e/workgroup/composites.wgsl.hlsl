struct Node {
  uint children[4];
  float3 box[2];
  bool leaf;
};

groupshared Node nodes[8];
groupshared float3x3 frame;
groupshared uint grid[64];
groupshared bool4 mask;
RWByteAddressBuffer out_1 : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 8, 1)]
void main(uint3 id : SV_GroupThreadID, uint i : SV_GroupIndex) {
  if (i < 1u) {
    frame = float3x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
    mask = bool4(false, false, false, false);
  }
  if (i < 8u) {
    nodes[i] = (Node)0;
  }
  grid[i / 8u * 8u + i % 8u] = 0u;
  GroupMemoryBarrierWithGroupSync();
  grid[min(id.y, 7u) * 8u + min(id.x, 7u)] = i;
  if (id.y == 0u) {
    nodes[min(id.x, 7u)].children[0] = id.x;
    nodes[min(id.x, 7u)].box[1] = ((float3)float(i));
    nodes[min(id.x, 7u)].leaf = id.x > 4u;
  }
  if (i == 0u) {
    frame[1] = float3(1.0f, 1.0f, 1.0f);
    mask = bool4(true, true, true, true);
  }
  GroupMemoryBarrierWithGroupSync();
  const Node n = nodes[min(grid[min(id.x, 7u) * 8u + min(id.y, 7u)] % 8u, 7u)];
  out_1.Store3(min(i, colorfast_size(out_1) / 16u - 1u) * 16u, asuint(select(((bool3)(n.leaf && mask.w)), ((float3)float(n.children[0])), mul(n.box[1], frame))));
}
