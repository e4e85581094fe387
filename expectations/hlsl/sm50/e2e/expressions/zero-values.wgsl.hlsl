struct Inner {
  int2 a;
  float b[3];
};

struct Outer {
  Inner inner;
  float3x2 m;
};

RWByteAddressBuffer out_1 : register(u0);
RWByteAddressBuffer scalars : register(u1);

void store_out(uint offset, float3x2 value) {
  out_1.Store2(offset, asuint(value[0]));
  out_1.Store2(offset + 8u, asuint(value[1]));
  out_1.Store2(offset + 16u, asuint(value[2]));
}

void store_out_1(uint offset, float value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    out_1.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_out_2(uint offset, Inner value) {
  out_1.Store2(offset, asuint(value.a));
  store_out_1(offset + 8u, value.b);
}

void store_out_3(uint offset, Outer value) {
  store_out_2(offset, value.inner);
  store_out(offset + 24u, value.m);
}

[numthreads(1, 1, 1)]
void main() {
  store_out_3(0u, (Outer)0);
  store_out_2(0u, (Inner)0);
  store_out_1(8u, (float[3])0);
  store_out(24u, float3x2(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
  out_1.Store2(0u, asuint(int2(0, 0)));
  const bool flag = false;
  scalars.Store4(0u, asuint(int4(int(0), int(0), int(0), (flag ? int(2) : int(1)))));
}
