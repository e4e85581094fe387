RWByteAddressBuffer out_1 : register(u0);

uint bottom(uint x) {
  return x * x;
}

uint left(uint x) {
  return bottom(x + 1u);
}

uint right(uint x) {
  return bottom(x + 2u);
}

uint top(uint x) {
  const uint v = left(x);
  return v * right(x);
}

[numthreads(1, 1, 1)]
void first() {
  out_1.Store(0u, top(1u));
}

[numthreads(1, 1, 1)]
void second() {
  const uint v = left(2u);
  out_1.Store(4u, v + bottom(3u));
}
