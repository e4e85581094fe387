RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  int i = int(1);
  const uint v = min(asuint(i), 7u) * 4u;
  i = int(5);
  out_1.Store(v, asuint(int(10)));
  const uint v_1 = min(asuint(i), 7u) * 4u;
  i = asint(asuint(i) + 1u);
  out_1.Store(v_1, asuint(asint(out_1.Load(v) + asuint(i))));
  int2 local[4] = (int2[4])0;
  int k = int(0);
  const uint v_2 = min(asuint(asint(asuint(k) + 1u)), 3u);
  k = int(2);
  local[v_2].y = int(3);
  out_1.Store(min(asuint(i), 7u) * 4u, asuint(local[1].y));
}
