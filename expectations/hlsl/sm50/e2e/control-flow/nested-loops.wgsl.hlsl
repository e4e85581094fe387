RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  int a = int(0);
  while (a < int(4)) {
    if (a == int(1)) {
      a = asint(asuint(a) + 1u);
      continue;
    }
    int b = int(0);
    uint2 rounds_left = uint2(4294967295u, 4294967295u);
    while (true) {
      const uint2 v = rounds_left;
      if (all((v == uint2(0u, 0u)))) {
        break;
      }
      const uint v_1 = v.x;
      rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
      if (!(b < int(4))) {
        break;
      }
      b = asint(asuint(b) + 1u);
      if (b == a) {
        continue;
      }
      int c = int(0);
      uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
      while (true) {
        const uint2 v_2 = rounds_left_1;
        if (all((v_2 == uint2(0u, 0u)))) {
          break;
        }
        const uint v_3 = v_2.x;
        rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
        if (c == int(3)) {
          break;
        }
        uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
        int d = int(3);
        while (true) {
          const uint2 v_4 = rounds_left_2;
          if (all((v_4 == uint2(0u, 0u)))) {
            break;
          }
          const uint v_5 = v_4.x;
          rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
          if (!(d >= int(0))) {
            break;
          }
          if (d == c) {
            break;
          }
          out_1.Store(0u, asuint(asint(out_1.Load(0u) + (asuint(a) + asuint(b) + asuint(c) + asuint(d)))));
          d = asint(asuint(d) - 1u);
        }
        c = asint(asuint(c) + 1u);
      }
      if (b == int(3)) {
        break;
      }
    }
    out_1.Store(4u, asuint(b));
    a = asint(asuint(a) + 1u);
  }
}
