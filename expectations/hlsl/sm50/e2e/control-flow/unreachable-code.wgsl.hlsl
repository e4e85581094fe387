RWByteAddressBuffer out_1 : register(u0);

int behind_return(int x) {
  return x;
}

int behind_if(int x) {
  if (x > int(0)) {
    return int(1);
  } else {
    return int(2);
  }
}

int behind_endless_loop(int x) {
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      return int(0);
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (x > int(0)) {
      return int(5);
    }
    if (asint(out_1.Load(12u)) > int(0)) {
      return int(6);
    }
  }
}

[numthreads(1, 1, 1)]
void main() {
  int i = int(0);
  while (i < int(3)) {
    if (i == int(1)) {
      i = asint(asuint(i) + 1u);
      continue;
    }
    const uint v = out_1.Load(12u);
    const int v_1 = behind_return(i);
    const uint v_2 = asuint(v_1) + asuint(behind_if(i));
    out_1.Store(12u, asuint(asint(v + (v_2 + asuint(behind_endless_loop(i))))));
    switch (i) {
      case int(2): {
        break;
      }
      default: {
        break;
      }
    }
    break;
  }
}
