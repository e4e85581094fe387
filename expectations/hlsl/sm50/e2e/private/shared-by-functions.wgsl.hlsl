static uint depth = 0u;
static uint trail[16] = (uint[16])0;
RWByteAddressBuffer out_1 : register(u0);

void enter(uint n) {
  trail[min(depth, 15u)] = n;
  depth = depth + 1u;
}

uint leave() {
  depth = depth - 1u;
  return trail[min(depth, 15u)];
}

[numthreads(1, 1, 1)]
void forwards() {
  enter(1u);
  enter(2u);
  const uint v = leave();
  out_1.Store(0u, v + depth);
}

[numthreads(1, 1, 1)]
void backwards() {
  uint i = 0u;
  while (i < 8u) {
    enter(i * i);
    i = i + 1u;
  }
  uint i_1 = 0u;
  while (i_1 < 8u) {
    const uint v = i_1;
    out_1.Store(min(v, 15u) * 4u, leave());
    i_1 = i_1 + 1u;
  }
}
