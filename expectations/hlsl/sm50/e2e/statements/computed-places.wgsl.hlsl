struct Inner {
  int list[3];
  int3 v;
};

struct Outer {
  Inner inners[2];
  float2x2 turns[2];
};

ByteAddressBuffer at : register(t0);
RWByteAddressBuffer floats : register(u1);
RWByteAddressBuffer whole : register(u2);
static Outer kept = (Outer)0;

void set_element(inout int list[3], uint index, int value) {
  list[min(index, 2u)] = value;
}

void set_column(inout float2x2 m, uint index, float2 value) {
  const uint v = min(index, 1u);
  m[0] = (((bool2)(v == 0u)) ? value : m[0]);
  m[1] = (((bool2)(v == 1u)) ? value : m[1]);
}

[numthreads(1, 1, 1)]
void main() {
  float4 v = float4(0.0f, 0.0f, 0.0f, 0.0f);
  v = ((((uint4)min(at.Load(0u), 3u)) == uint4(0u, 1u, 2u, 3u)) ? float4(5.0f, 5.0f, 5.0f, 5.0f) : v);
  floats.Store(0u, asuint(v.x));
  floats.Store(4u, asuint(v.y));
  floats.Store(8u, asuint(v.z));
  floats.Store(12u, asuint(v.w));
  float2x2 m = float2x2(0.0f, 0.0f, 0.0f, 0.0f);
  set_column(m, at.Load(4u), float2(6.0f, 7.0f));
  const uint v_1 = min(at.Load(4u), 1u);
  const float2 v_2 = ((uint2(0u, 0u) == uint2(0u, 1u)) ? float2(0.0f, 0.0f) : m[v_1]);
  m[0] = (((bool2)(v_1 == 0u)) ? v_2 : m[0]);
  m[1] = (((bool2)(v_1 == 1u)) ? v_2 : m[1]);
  floats.Store(16u, asuint(m[0].x));
  floats.Store(20u, asuint(m[0].y));
  floats.Store(24u, asuint(m[1].x));
  floats.Store(28u, asuint(m[1].y));
  const uint v_3 = min(at.Load(4u), 1u);
  const uint v_4 = min(at.Load(8u), 1u);
  float2x2 v_5[2] = kept.turns;
  v_5[v_3][0] = (((bool2)(v_4 == 0u)) ? float2(8.0f, 2.0f) : v_5[v_3][0]);
  v_5[v_3][1] = (((bool2)(v_4 == 1u)) ? float2(8.0f, 2.0f) : v_5[v_3][1]);
  kept.turns = v_5;
  const uint v_6 = at.Load(4u);
  const uint v_7 = min(at.Load(4u), 1u);
  const uint v_8 = min(at.Load(8u), 1u);
  float2x2 v_9[2] = kept.turns;
  const float2 v_10 = ((((uint2)min(v_6, 1u)) == uint2(0u, 1u)) ? ((float2)(kept.turns[v_7][v_8][min(v_6, 1u)] - 2.0f)) : v_9[v_7][v_8]);
  v_9[v_7][0] = (((bool2)(v_8 == 0u)) ? v_10 : v_9[v_7][0]);
  v_9[v_7][1] = (((bool2)(v_8 == 1u)) ? v_10 : v_9[v_7][1]);
  kept.turns = v_9;
  const uint v_11 = min(at.Load(8u), 1u);
  const uint v_12 = min(at.Load(4u), 1u);
  float2x2 v_13[2] = kept.turns;
  const float2 v_14 = ((((uint2)min(at.Load(8u), 1u)) == uint2(0u, 1u)) ? float2(9.0f, 9.0f) : v_13[v_11][v_12]);
  v_13[v_11][0] = (((bool2)(v_12 == 0u)) ? v_14 : v_13[v_11][0]);
  v_13[v_11][1] = (((bool2)(v_12 == 1u)) ? v_14 : v_13[v_11][1]);
  kept.turns = v_13;
  floats.Store(32u, asuint(kept.turns[1][0].x));
  floats.Store(36u, asuint(kept.turns[1][0].y));
  floats.Store(40u, asuint(kept.turns[0][1].x));
  floats.Store(44u, asuint(kept.turns[0][1].y));
  Outer o = (Outer)0;
  const uint v_15 = min(at.Load(8u), 1u);
  int v_16[3] = o.inners[v_15].list;
  set_element(v_16, at.Load(0u), int(1));
  Inner v_17[2] = o.inners;
  v_17[v_15].list = v_16;
  o.inners = v_17;
  const uint v_18 = min(at.Load(8u), 1u);
  Inner v_19[2] = o.inners;
  v_19[v_18].v = ((((uint3)min(at.Load(8u), 2u)) == uint3(0u, 1u, 2u)) ? int3(4, 4, 4) : v_19[v_18].v);
  o.inners = v_19;
  const uint v_20 = at.Load(4u);
  const uint v_21 = at.Load(8u);
  const uint v_22 = min(v_20, 1u);
  Inner v_23[2] = o.inners;
  int v_24[3] = v_23[v_22].list;
  v_24[min(v_21, 2u)] = asint(asuint(o.inners[min(v_20, 1u)].list[min(v_21, 2u)]) + 3u);
  v_23[v_22].list = v_24;
  o.inners = v_23;
  const uint v_25 = min(at.Load(4u), 1u);
  Inner v_26[2] = o.inners;
  int v_27[3] = v_26[v_25].list;
  v_27[min(at.Load(0u), 2u)] = int(6);
  v_26[v_25].list = v_27;
  o.inners = v_26;
  const uint v_28 = min(at.Load(4u), 1u);
  Inner v_29[2] = o.inners;
  v_29[v_28].v = ((((uint3)min(at.Load(0u), 2u)) == uint3(0u, 1u, 2u)) ? int3(9, 9, 9) : v_29[v_28].v);
  o.inners = v_29;
  int i = int(0);
  while (i < int(2)) {
    int j = int(0);
    while (j < int(3)) {
      whole.Store(min(asuint(asint(asuint(i) * 6u + asuint(j))), 11u) * 4u, asuint(o.inners[min(asuint(i), 1u)].list[min(asuint(j), 2u)]));
      whole.Store(min(asuint(asint(asuint(i) * 6u + 3u + asuint(j))), 11u) * 4u, asuint(o.inners[min(asuint(i), 1u)].v[min(asuint(j), 2u)]));
      j = asint(asuint(j) + 1u);
    }
    i = asint(asuint(i) + 1u);
  }
}
