RWByteAddressBuffer out_1 : register(u0);

uint main0() {
  return 1u;
}

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, main0());
}

[numthreads(2, 1, 1)]
void main1() {
  out_1.Store(4u, 2u);
}

[numthreads(1, 1, 1)]
void main_() {
  out_1.Store(8u, 3u);
}
