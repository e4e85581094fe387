RWByteAddressBuffer out_1 : register(u0);
static const float constants[8] = {1.4142135f, 3.0f, 15.0f, 100.0f, 12.5f, 1.0f, 3221240800.0f, 3.0f};

void store_out(uint offset, float value[8]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 8u) {
      break;
    }
    out_1.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  store_out(0u, constants);
}
