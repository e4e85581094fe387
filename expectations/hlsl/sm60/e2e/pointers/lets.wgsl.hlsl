struct Tile {
  float4 cells[8];
  uint count;
};

RWByteAddressBuffer tiles : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

typedef float4 load_tiles_result[8];
load_tiles_result load_tiles(uint offset) {
  float4 value[8] = (float4[8])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 8u) {
      break;
    }
    value[v_1] = asfloat(tiles.Load4(offset + v_1 * 16u));
    v = v_1 + 1u;
  }
  return value;
}

Tile load_tiles_1(uint offset) {
  const float4 v[8] = load_tiles(offset);
  const Tile v_1 = {v, tiles.Load(offset + 128u)};
  return v_1;
}

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint lane : SV_GroupIndex) {
  const uint v = min(id.x / 8u, colorfast_size(tiles) / 144u - 1u) * 144u;
  const uint v_1 = v + min(lane, 7u) * 16u;
  tiles.Store(v_1, asuint(float(tiles.Load(v + 128u))));
  tiles.Store4(v_1, asuint(asfloat(tiles.Load4(v_1)) * 2.0f));
  Tile copy = load_tiles_1(v);
  copy.cells[0] = asfloat(tiles.Load4(v + min(7u - lane, 7u) * 16u));
  tiles.Store4(v + min(lane, 7u) * 16u, asuint(copy.cells[0]));
}
