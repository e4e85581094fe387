RWByteAddressBuffer out_1 : register(u0);

void store_out(uint offset, float16_t value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    out_1.Store<float16_t>(offset + v_1 * 2u, value[v_1]);
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  const float16_t v[4] = {float16_t(3.0h), float16_t(65500.0h), float16_t(0.5h), float16_t(1.0h) + float16_t(0.125h)};
  store_out(0u, v);
}
