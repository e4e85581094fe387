RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(18.0f));
  out_1.Store(4u, asuint(0.6666667f));
  out_1.Store(8u, asuint(1.0f));
  out_1.Store(12u, asuint(24.0f));
}
