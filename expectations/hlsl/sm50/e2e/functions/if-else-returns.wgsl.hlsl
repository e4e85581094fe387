RWByteAddressBuffer out_1 : register(u0);

int sign_of(int x) {
  if (x < int(0)) {
    return int(-1);
  } else if (x > int(0)) {
    return int(1);
  } else {
    return int(0);
  }
}

int by_switch(int x) {
  switch (x) {
    case int(0): case int(1): {
      return int(10);
    }
    default: {
      return int(20);
    }
  }
  return int(0);
}

int by_loop(int x) {
  int i = x;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      return int(0);
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (i > int(100)) {
      return i;
    }
    i = asint(asuint(i) + (asuint(i) + 1u));
  }
}

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(sign_of(asint(out_1.Load(4u)))));
  out_1.Store(4u, asuint(by_switch(asint(out_1.Load(8u)))));
  out_1.Store(8u, asuint(by_loop(int(1))));
}
