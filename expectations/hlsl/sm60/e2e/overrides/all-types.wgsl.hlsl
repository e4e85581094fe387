RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(float(4u)));
  out_1.Store(4u, asuint(select(true, 1.0f, 0.0f)));
  out_1.Store(8u, asuint(2.5f));
  out_1.Store(12u, asuint(float(int(-4))));
  out_1.Store(16u, asuint(float(7u)));
  out_1.Store(20u, asuint(float(int(3))));
  out_1.Store(24u, asuint(0.5f));
}
