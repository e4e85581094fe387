struct Switches {
  bool main_switch;
  bool2 pair;
  bool bank[5];
};

static Switches here = (Switches)0;
groupshared Switches there;
RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  there = (Switches)0;
  GroupMemoryBarrierWithGroupSync();
  Switches local = (Switches)0;
  bool v[5] = local.bank;
  v[min(i, 4u)] = true;
  local.bank = v;
  here = local;
  there.pair = bool2(here.main_switch, here.bank[0]);
  there.bank[2] = !there.pair.x;
  out_1.Store(0u, uint(there.bank[2]));
  out_1.Store(4u, uint(any(there.pair)));
  out_1.Store(8u, (here.bank[4] ? 2u : 1u));
  if (local.bank[1]) {
    out_1.Store(12u, 1u);
  }
}
