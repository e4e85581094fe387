struct Light {
  float strength;
};

struct Inner {
  Light Light_1[2];
  uint Inner;
};

struct Outer {
  float Inner_1;
  Inner one;
  float2 Light_1;
  Inner two[2];
  Light Outer[2];
};

RWByteAddressBuffer all_1 : register(u0);

cbuffer cbuffer_some : register(b1) {
  uint4 some[1];
};

static Outer mine = (Outer)0;

void store_all(uint offset, Light value) {
  all_1.Store(offset, asuint(value.strength));
}

void store_all_1(uint offset, Light value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_all(offset + v_1 * 4u, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_all_2(uint offset, Inner value) {
  store_all_1(offset, value.Light_1);
  all_1.Store(offset + 8u, value.Inner);
}

Light load_all(uint offset) {
  const Light v = {asfloat(all_1.Load(offset))};
  return v;
}

typedef Light load_all_1_result[2];
load_all_1_result load_all_1(uint offset) {
  Light value[2] = (Light[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_all(offset + v_1 * 4u);
    v = v_1 + 1u;
  }
  return value;
}

Inner load_all_2(uint offset) {
  const Light v[2] = load_all_1(offset);
  const Inner v_1 = {v, all_1.Load(offset + 8u)};
  return v_1;
}

[numthreads(1, 1, 1)]
void main() {
  mine.one = load_all_2(36u);
  mine.Outer[0].strength = asfloat(all_1.Load(0u)) + float(some[0].z);
  store_all_2(4u, mine.one);
  all_1.Store2(16u, asuint(((float2)mine.Outer[0].strength)));
}
