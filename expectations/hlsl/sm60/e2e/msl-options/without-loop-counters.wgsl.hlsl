RWByteAddressBuffer values : register(u0);

[numthreads(1, 1, 1)]
void main() {
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - select((v_1 == 0u), 1u, 0u));
    if (values.Load(0u) == 1u) {
      break;
    }
    values.Store(0u, select((values.Load(0u) % 2u == 1u), 3u * values.Load(0u) + 1u, values.Load(0u) / 2u));
    values.Store(4u, values.Load(4u) + 1u);
  }
}
