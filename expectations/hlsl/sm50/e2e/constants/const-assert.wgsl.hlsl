RWByteAddressBuffer out_1 : register(u0);

[numthreads(8, 4, 1)]
void main(uint i : SV_GroupIndex) {
  out_1.Store(min(i, 31u) * 4u, asuint(asint(asuint(int(i)) * 2u)));
  if (i == 0u) {
  }
}
