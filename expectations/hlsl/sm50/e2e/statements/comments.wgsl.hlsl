RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, 3u);
  out_1.Store(4u, 2u);
  out_1.Store(4u, out_1.Load(4u) + 1u);
}
