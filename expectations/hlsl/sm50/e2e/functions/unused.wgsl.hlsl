RWByteAddressBuffer used : register(u0);

uint called() {
  return 5u;
}

[numthreads(1, 1, 1)]
void main() {
  used.Store(0u, called());
}
