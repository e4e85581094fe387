RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  uint a[2] = (uint[2])0;
  a[1] = 2u;
  uint b[3] = (uint[3])0;
  b[2] = 3u;
  uint c[6] = (uint[6])0;
  c[5] = 6u;
  out_1.Store(8u, c[5]);
  out_1.Store(0u, a[1]);
  out_1.Store(4u, b[2]);
}
