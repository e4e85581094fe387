RWByteAddressBuffer out_1 : register(u0);

void advance() {
  out_1.Store(20u, asuint(asint(out_1.Load(20u) + 2u)));
}

[numthreads(1, 1, 1)]
void main() {
  int i = int(0);
  while (i < int(3)) {
    out_1.Store(0u, asuint(asint(out_1.Load(0u) + asuint(i))));
    i = asint(asuint(i) + 1u);
  }
  int j = int(10);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (!(j > int(0))) {
      break;
    }
    out_1.Store(4u, asuint(asint(out_1.Load(4u) + 1u)));
    j = asint(asuint(j) - 3u);
  }
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  int k = int(0);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - select((v_3 == 0u), 1u, 0u));
    if (!(k < int(4))) {
      break;
    }
    k = asint(asuint(k) + 2u);
    out_1.Store(8u, asuint(k));
  }
  uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
  const int limit = int(3);
  while (true) {
    const uint2 v_4 = rounds_left_2;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left_2 = uint2(v_5 - 1u, v_4.y - select((v_5 == 0u), 1u, 0u));
    if (asint(out_1.Load(12u)) >= limit) {
      break;
    }
    out_1.Store(12u, asuint(asint(out_1.Load(12u) + 1u)));
  }
  uint2 rounds_left_3 = uint2(4294967295u, 4294967295u);
  advance();
  while (true) {
    const uint2 v_6 = rounds_left_3;
    if (all((v_6 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_7 = v_6.x;
    rounds_left_3 = uint2(v_7 - 1u, v_6.y - select((v_7 == 0u), 1u, 0u));
    if (!(asint(out_1.Load(20u)) < int(9))) {
      break;
    }
    advance();
  }
  uint2 rounds_left_4 = uint2(4294967295u, 4294967295u);
  j = int(0);
  while (true) {
    const uint2 v_8 = rounds_left_4;
    if (all((v_8 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_9 = v_8.x;
    rounds_left_4 = uint2(v_9 - 1u, v_8.y - select((v_9 == 0u), 1u, 0u));
    if (!(j < int(2))) {
      break;
    }
    j = asint(asuint(j) + 1u);
  }
  while (true) {
    break;
  }
  uint2 rounds_left_5 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_10 = rounds_left_5;
    if (all((v_10 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_11 = v_10.x;
    rounds_left_5 = uint2(v_11 - 1u, v_10.y - select((v_11 == 0u), 1u, 0u));
    if (!(asint(out_1.Load(16u)) < int(2))) {
      break;
    }
    out_1.Store(16u, asuint(asint(out_1.Load(16u) + 1u)));
  }
}
