RWByteAddressBuffer out_1 : register(u2);

uint effect() {
  out_1.Store(0u, 1u);
  return 2u;
}

[numthreads(1, 1, 1)]
void main() {
  effect();
}
