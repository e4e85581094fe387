RWByteAddressBuffer out_1 : register(u0);

int f(int x) {
  return asint(asuint(x) + 1u);
}

int g(int x, int y) {
  return asint(asuint(x) * asuint(y));
}

int3 h() {
  return int3(1, 2, 3);
}

[numthreads(1, 1, 1)]
void main() {
  const int v = f(int(1));
  const int v_1 = f(int(2));
  out_1.Store(0u, asuint(asint(asuint(v) + asuint(v_1) * asuint(f(int(3))))));
  const int v_2 = f(int(1));
  const int v_3 = f(int(2));
  out_1.Store(4u, asuint(g(v_2, g(v_3, f(int(3))))));
  const int v_4 = f(int(1));
  out_1.Store(min(asuint(v_4), 7u) * 4u, asuint(h().y));
  const int3 v_5 = h();
  const int v_6 = v_5[min(asuint(f(int(0))), 2u)];
  out_1.Store(12u, asuint(asint(asuint(v_6) - asuint(h().z))));
  const int v_7 = f(asint(out_1.Load(0u)));
  if (v_7 > g(int(2), int(3))) {
    const int v_8 = f(int(4));
    const int v_9 = g(int(-1), int(5));
    out_1.Store(16u, asuint(max(v_8, max(v_9, asint(~asuint(v_9) + 1u)))));
  }
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  int i = f(int(-1));
  while (true) {
    const uint2 v_10 = rounds_left;
    if (all((v_10 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_11 = v_10.x;
    rounds_left = uint2(v_11 - 1u, v_10.y - select((v_11 == 0u), 1u, 0u));
    const int v_12 = i;
    if (!(v_12 < f(int(2)))) {
      break;
    }
    out_1.Store(20u, asuint(asint(out_1.Load(20u) + asuint(i))));
    i = f(i);
  }
  switch (f(int(3))) {
    case int(4): {
      out_1.Store(24u, asuint(int(1)));
      break;
    }
    default: {
      out_1.Store(24u, asuint(int(2)));
      break;
    }
  }
}
