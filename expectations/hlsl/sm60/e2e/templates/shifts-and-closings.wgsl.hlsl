static uint2 words[4] = (uint2[4])0;
RWByteAddressBuffer out_1 : register(u0);
RWByteAddressBuffer sum : register(u1);

[numthreads(1, 1, 1)]
void main() {
  uint a = words[0].x >> 3u;
  a = a >> 1u;
  a = a << 2u;
  const bool b = (a >= 3u) && ((a >> 1u) >= 1u);
  uint original = 0u;
  out_1.InterlockedExchange(0u, uint(b) >> ((words[1].y % 32u) & 31u), original);
  const bool2 v = bool2((a > 1u), (a >= 2u));
  sum.Store2(8u, asuint(int2(v) >> uint2(1u, 1u)));
}
