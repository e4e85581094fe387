RWByteAddressBuffer a : register(u0);
ByteAddressBuffer b : register(t1);

void store_a(uint offset, float2x3 value) {
  a.Store3(offset, asuint(value[0]));
  a.Store3(offset + 16u, asuint(value[1]));
}

void store_a_1(uint offset, float2x3 value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_a(offset + v_1 * 32u, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_a_2(uint offset, float2x3 value[4][2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    store_a_1(offset + v_1 * 64u, value[v_1]);
    v = v_1 + 1u;
  }
}

float2x3 load_a(uint offset) {
  return float2x3(asfloat(a.Load3(offset)), asfloat(a.Load3(offset + 16u)));
}

typedef float2x3 load_a_1_result[2];
load_a_1_result load_a_1(uint offset) {
  float2x3 value[2] = (float2x3[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_a(offset + v_1 * 32u);
    v = v_1 + 1u;
  }
  return value;
}

typedef float2x3 load_a_2_result[4][2];
load_a_2_result load_a_2(uint offset) {
  float2x3 value[4][2] = (float2x3[4][2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 4u) {
      break;
    }
    value[v_1] = load_a_1(offset + v_1 * 64u);
    v = v_1 + 1u;
  }
  return value;
}

float2x3 load_b(uint offset) {
  return float2x3(asfloat(b.Load3(offset)), asfloat(b.Load3(offset + 16u)));
}

typedef float2x3 load_b_1_result[2];
load_b_1_result load_b_1(uint offset) {
  float2x3 value[2] = (float2x3[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_b(offset + v_1 * 32u);
    v = v_1 + 1u;
  }
  return value;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
  store_a_1(0u, load_b_1(0u));
  store_a_1(min(id.x, 3u) * 64u, load_a_1(0u));
  const float2x3 kept[2] = load_a_1(64u);
  float2x3 local[4][2] = load_a_2(0u);
  local[2] = kept;
  local[3][1] = load_b(min(id.x % 2u, 1u) * 32u);
  store_a_2(0u, local);
}
