RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  int i = int(0);
  while (i < int(6)) {
    bool continues = false;
    switch (i) {
      case int(1): case int(4): {
        continues = true;
        break;
      }
      default: {
        break;
      }
    }
    if (continues) {
      i = asint(asuint(i) + 1u);
      continue;
    }
    out_1.Store(0u, asuint(asint(out_1.Load(0u) + asuint(i))));
    i = asint(asuint(i) + 1u);
  }
  int n = int(0);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(n < int(6))) {
      break;
    }
    n = asint(asuint(n) + 1u);
    bool continues_1 = false;
    switch (n) {
      case int(2): {
        bool continues_2 = false;
        switch (asint(out_1.Load(0u))) {
          case int(0): {
            continues_2 = true;
            break;
          }
          default: {
            continues_2 = true;
            break;
          }
        }
        if (continues_2) {
          continues_1 = true;
          break;
        }
        break;
      }
      default: {
        out_1.Store(4u, asuint(asint(out_1.Load(4u) + asuint(n))));
        break;
      }
    }
    if (continues_1) {
      continue;
    }
  }
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
    bool continues_3 = false;
    switch (n) {
      case int(3): {
        n = asint(asuint(n) - 2u);
        continues_3 = true;
        break;
      }
      default: {
        out_1.Store(8u, asuint(asint(out_1.Load(8u) + 1u)));
        break;
      }
    }
    if (continues_3) {
      n = asint(asuint(n) - 1u);
      if (n <= int(0)) {
        break;
      }
      continue;
    }
    n = asint(asuint(n) - 1u);
    if (n <= int(0)) {
      break;
    }
  }
}
