RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  uint n = 27u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (!(n != 1u)) {
      break;
    }
    if (n % 2u == 0u) {
      n = n / 2u;
    } else {
      n = 3u * n + 1u;
    }
    out_1.Store(0u, out_1.Load(0u) + 1u);
  }
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
    if (!(out_1.Load(4u) < 10u)) {
      break;
    }
    out_1.Store(4u, out_1.Load(4u) + 1u);
    uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
    while (true) {
      const uint2 v_4 = rounds_left_2;
      if (all((v_4 == uint2(0u, 0u)))) {
        break;
      }
      const uint v_5 = v_4.x;
      rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
      if (!true) {
        break;
      }
      if (out_1.Load(4u) % 3u != 0u) {
        break;
      }
      out_1.Store(4u, out_1.Load(4u) + 1u);
    }
  }
  uint2 rounds_left_3 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_6 = rounds_left_3;
    if (all((v_6 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_7 = v_6.x;
    rounds_left_3 = uint2(v_7 - 1u, v_6.y - ((v_7 == 0u) ? 1u : 0u));
    if (!false) {
      break;
    }
    out_1.Store(8u, 1u);
  }
}
