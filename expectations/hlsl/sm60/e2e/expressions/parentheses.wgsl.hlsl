RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const int a = int(1);
  out_1.Store(0u, asuint(a));
  out_1.Store(4u, asuint(asint(~asuint(a) + 1u + 2u * asuint(a))));
  if (a == int(1)) {
    out_1.Store(8u, asuint(asint(out_1.Load(8u) + 1u)));
  }
  out_1.Store(12u, asuint(max(a, int(2))));
}
