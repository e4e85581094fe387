#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Switches {
  bool main_switch;
  bvec2 pair;
  bool bank[5];
};

Switches here = Switches(false, bvec2(false), bool[5](false, false, false, false, false));
shared Switches there;
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[4];
} out_1;

void main() {
  there = Switches(false, bvec2(false), bool[5](false, false, false, false, false));
  memoryBarrierShared();
  barrier();
  Switches local = Switches(false, bvec2(false), bool[5](false, false, false, false, false));
  local.bank[min(gl_LocalInvocationIndex, 4u)] = true;
  here = local;
  there.pair = bvec2(here.main_switch, here.bank[0]);
  there.bank[2] = !there.pair.x;
  out_1.inner[0] = uint(there.bank[2]);
  out_1.inner[1] = uint(any(there.pair));
  out_1.inner[2] = mix(1u, 2u, here.bank[4]);
  if (local.bank[1]) {
    out_1.inner[3] = 1u;
  }
}
