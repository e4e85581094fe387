RWByteAddressBuffer ints : register(u0);
RWByteAddressBuffer uints : register(u1);
RWByteAddressBuffer floats : register(u2);
static const int constants[6] = {int(0), int(1), int(2147483647), int(171), int((-2147483647 - 1)), int(1234567890)};
static const uint constants_1[5] = {0u, 1u, 4294967295u, 254u, 4294967295u};

void store_ints(uint offset, int value[6]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 6u) {
      break;
    }
    ints.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_uints(uint offset, uint value[5]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 5u) {
      break;
    }
    uints.Store(offset + v_1 * 4u, value[v_1]);
    v = v_1 + 1u;
  }
}

[numthreads(1, 1, 1)]
void main() {
  store_ints(0u, constants);
  store_uints(0u, constants_1);
  floats.Store(0u, asuint(0.5f));
  floats.Store(4u, asuint(0.5f));
  floats.Store(8u, asuint(5.0f));
  floats.Store(12u, asuint(1000.0f));
  floats.Store(16u, asuint(100.0f));
  floats.Store(20u, asuint(0.0025f));
  floats.Store(24u, asuint(1.0f));
  floats.Store(28u, asuint(0.0f));
  floats.Store(32u, asuint(16.0f));
  floats.Store(36u, asuint(3.0f));
  floats.Store(40u, asuint(0.25f));
  floats.Store(44u, asuint(10.0f));
  floats.Store(48u, asuint(3.4028234663852886e38f));
  floats.Store(52u, asuint(1.25f));
}
