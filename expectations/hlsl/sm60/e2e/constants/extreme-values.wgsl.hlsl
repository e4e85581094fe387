RWByteAddressBuffer i : register(u0);
RWByteAddressBuffer u : register(u1);
RWByteAddressBuffer f : register(u2);
static const int constants[4] = {int((-2147483647 - 1)), int(2147483647), int((-2147483647 - 1)), int(1)};
static const float constants_1[3] = {3.4028234663852886e38f, 1.1754944e-38f, -3.4028234663852886e38f};

void store_i(uint offset, int value[4]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    i.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_f(uint offset, float value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    f.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  store_i(0u, constants);
  u.Store(0u, 4294967295u);
  store_f(0u, constants_1);
}
