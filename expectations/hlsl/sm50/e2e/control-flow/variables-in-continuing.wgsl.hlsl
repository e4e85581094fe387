RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  uint n = out_1.Load(4u);
  uint2 rounds_left = uint2(4294967295u, 4294967295u);
  while (true) {
    const uint2 v = rounds_left;
    if (all((v == uint2(0u, 0u)))) {
      break;
    }
    const uint v_1 = v.x;
    rounds_left = uint2(v_1 - 1u, v.y - ((v_1 == 0u) ? 1u : 0u));
    const uint rest = n % 10u;
    uint digit = 0u;
    digit = digit + rest;
    n = n / 10u;
    const uint weighted = digit * 2u + rest;
    out_1.Store(0u, out_1.Load(0u) + weighted);
    uint again = weighted;
    again = again - 1u;
    out_1.Store(4u, again);
    if ((n == 0u) || (weighted > 100u)) {
      break;
    }
  }
}
