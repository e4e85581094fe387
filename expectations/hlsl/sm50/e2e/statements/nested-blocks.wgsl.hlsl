RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const int a = int(1);
  const int b = asint(asuint(a) + 1u);
  out_1.Store(0u, asuint(b));
  out_1.Store(0u, asuint(asint(out_1.Load(0u) + asuint(a))));
}
