RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, 1u);
  if (false) {
    out_1.Store(4u, 1u);
  }
}
