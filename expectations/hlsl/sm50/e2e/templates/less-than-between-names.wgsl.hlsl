RWByteAddressBuffer v : register(u0);

int pick(bool c, int x, bool d) {
  return (c && d ? asint(asuint(x) + 1u) : x);
}

[numthreads(1, 1, 1)]
void main() {
  const int i = asint(v.Load(0u));
  const int n = asint(v.Load(4u));
  const int m = asint(v.Load(8u));
  if ((i < n) && (n > m)) {
    const int v_1 = pick((i < n), m, (i > n));
    v.Store(12u, asuint(asint(asuint(v_1) + asuint(pick((i < n), m, (i > n))))));
  }
  int k = i;
  while (k < n) {
    if (k < m) {
      v.Store(12u, asuint(asint(v.Load(12u) + 1u)));
    }
    if ((k < m) != (k > n)) {
      v.Store(12u, asuint(asint(v.Load(12u) - 1u)));
    }
    k = asint(asuint(k) + 1u);
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
    if (!(asint(v.Load(12u)) < n)) {
      break;
    }
    v.Store(12u, asuint(asint(v.Load(12u) + asuint(((asint(v.Load(12u)) < m) ? int(2) : int(1))))));
  }
}
