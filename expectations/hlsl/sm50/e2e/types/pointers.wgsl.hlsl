struct Cell {
  uint n;
  int list[4];
};

static Cell mine = (Cell)0;
groupshared Cell ours;
RWByteAddressBuffer kept : register(u0);

cbuffer cbuffer_given : register(b1) {
  uint4 given[1];
};

void store_kept(uint offset, int value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    kept.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  ours = (Cell)0;
  GroupMemoryBarrierWithGroupSync();
  Cell local = (Cell)0;
  local.n = 1u;
  mine.list[2] = asint(given[0].x);
  ours.list[1] = asint(given[0].z);
  kept.Store(0u, kept.Load(0u) + local.n);
  store_kept(4u, mine.list);
  kept.Store(4u, asuint(asint(kept.Load(4u) + asuint(ours.list[1]))));
}
