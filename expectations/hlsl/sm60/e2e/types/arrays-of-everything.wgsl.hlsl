struct Leaf {
  float weight;
  float3 place;
};

RWByteAddressBuffer leaves : register(u0);
RWByteAddressBuffer turns : register(u1);
static const Leaf constants[2] = {{1.0f, float3(2.0f, 2.0f, 2.0f)}, {0.0f, float3(0.0f, 0.0f, 0.0f)}};

void store_leaves(uint offset, Leaf value) {
  leaves.Store(offset, asuint(value.weight));
  leaves.Store3(offset + 16u, asuint(value.place));
}

void store_leaves_1(uint offset, Leaf value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    store_leaves(offset + v_1 * 32u, value[v_1]);
    v = v_1 + 1u;
  }
}

void store_leaves_2(uint offset, Leaf value[3][2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    store_leaves_1(offset + v_1 * 64u, value[v_1]);
    v = v_1 + 1u;
  }
}

Leaf load_leaves(uint offset) {
  const Leaf v = {asfloat(leaves.Load(offset)), asfloat(leaves.Load3(offset + 16u))};
  return v;
}

typedef Leaf load_leaves_1_result[2];
load_leaves_1_result load_leaves_1(uint offset) {
  Leaf value[2] = (Leaf[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_leaves(offset + v_1 * 32u);
    v = v_1 + 1u;
  }
  return value;
}

typedef Leaf load_leaves_2_result[3][2];
load_leaves_2_result load_leaves_2(uint offset) {
  Leaf value[3][2] = (Leaf[3][2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = load_leaves_1(offset + v_1 * 64u);
    v = v_1 + 1u;
  }
  return value;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  bool flags[4] = (bool[4])0;
  flags[min(i, 3u)] = true;
  Leaf copy[3][2] = load_leaves_2(0u);
  copy[2] = copy[min(i, 2u)];
  copy[min(i, 2u)][1].place = mul(copy[0][0].place, float3x3(asfloat(turns.Load3(48u)), asfloat(turns.Load3(64u)), asfloat(turns.Load3(80u))));
  copy[1] = constants;
  store_leaves_2(0u, copy);
  turns.Store3(min(i, 2u) * 16u, asuint(select(((bool3)flags[3]), float3(0.0f, 0.0f, 0.0f), asfloat(turns.Load3(48u)))));
}
