struct Spread {
  uint a;
  uint b;
  float2 c;
  float d[3];
  float e;
};

RWByteAddressBuffer spread : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void store_spread(uint offset, float value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    spread.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_spread_1(uint offset, Spread value) {
  spread.Store(offset, value.a);
  spread.Store(offset + 16u, value.b);
  spread.Store2(offset + 24u, asuint(value.c));
  store_spread(offset + 48u, value.d);
  spread.Store(offset + 80u, asuint(value.e));
}

typedef float load_spread_result[3];
load_spread_result load_spread(uint offset) {
  float value[3] = (float[3])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    value[v_1] = asfloat(spread.Load(offset + v_1 * 4u));
    v = v_1 + 1u;
  }
  return value;
}

Spread load_spread_1(uint offset) {
  const uint v = spread.Load(offset);
  const uint v_1 = spread.Load(offset + 16u);
  const float2 v_2 = asfloat(spread.Load2(offset + 24u));
  const float v_3[3] = load_spread(offset + 48u);
  const Spread v_4 = {v, v_1, v_2, v_3, asfloat(spread.Load(offset + 80u))};
  return v_4;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint v = min(id.x, colorfast_size(spread) / 96u - 1u) * 96u;
  spread.Store(v + 16u, spread.Load(v));
  spread.Store(v + 56u, asuint(asfloat(spread.Load(v + 28u))));
  spread.Store(v + 80u, asuint(asfloat(spread.Load(v + 80u)) + 1.0f));
  Spread copy = load_spread_1(0u);
  float v_1[3] = copy.d;
  v_1[min(id.x % 3u, 2u)] = 4.0f;
  copy.d = v_1;
  store_spread_1(96u, copy);
}
