RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const uint v = out_1.Load(4u);
  const int a = asint(v);
  out_1.Store(0u, asuint(asint(v + 1u - 2u + 3u - 4u + 5u - 6u + 7u - 8u + 9u - 10u + 11u - 12u + 13u - 14u + 15u - 16u + 17u - 18u + 19u - 20u + 21u - 22u + v * 3u)));
  out_1.Store(4u, asuint(asint(v + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u + 1u)));
}
