RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const uint cells = 12u * 4u + 1u;
  out_1.Store(0u, asuint(float(cells)));
  out_1.Store(4u, asuint(sqrt(6.0f) * 2.0f));
  out_1.Store(8u, asuint(float(max(12u, 5u))));
  if (true) {
    out_1.Store(12u, asuint(-6.0f));
  }
}
