RWByteAddressBuffer out_1 : register(u0);

uint by_return(uint n) {
  uint i = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      return 0u;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    i = i + 3u;
    if (i > n) {
      return i;
    }
  }
}

[numthreads(1, 1, 1)]
void main() {
  uint i = 0u;
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    if (i == 5u) {
      break;
    }
    i = i + 1u;
  }
  out_1.Store(0u, i);
  uint2 rounds_left_1 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_2 = rounds_left_1;
    if (all((v_2 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_3 = v_2.x;
    rounds_left_1 = uint2(v_3 - 1u, v_2.y - ((v_3 == 0u) ? 1u : 0u));
    const uint twice = i * 2u;
    if (twice % 3u == 0u) {
      i = i + 1u;
      if (i >= 20u) {
        break;
      }
      continue;
    }
    out_1.Store(4u, out_1.Load(4u) + twice);
    i = i + 1u;
    if (i >= 20u) {
      break;
    }
  }
  while (true) {
    break;
  }
  uint2 rounds_left_2 = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v_4 = rounds_left_2;
    if (all((v_4 == uint2(0u, 0u)))) {
      break;
    }
    const uint v_5 = v_4.x;
    rounds_left_2 = uint2(v_5 - 1u, v_4.y - ((v_5 == 0u) ? 1u : 0u));
    i = i - 1u;
    if (i == 0u) {
      break;
    }
  }
  out_1.Store(8u, by_return(out_1.Load(12u)));
}
