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
  const float2 v_9 = kept.turns[v_7][v_8];
  float2x2 v_10[2] = kept.turns;
  const float2 v_11 = ((((uint2)min(v_6, 1u)) == uint2(0u, 1u)) ? ((float2)(v_9[min(v_6, 1u)] - 2.0f)) : v_10[v_7][v_8]);
  v_10[v_7][0] = (((bool2)(v_8 == 0u)) ? v_11 : v_10[v_7][0]);
  v_10[v_7][1] = (((bool2)(v_8 == 1u)) ? v_11 : v_10[v_7][1]);
  kept.turns = v_10;
  const uint v_12 = min(at.Load(8u), 1u);
  const uint v_13 = min(at.Load(4u), 1u);
  float2x2 v_14[2] = kept.turns;
  const float2 v_15 = ((((uint2)min(at.Load(8u), 1u)) == uint2(0u, 1u)) ? float2(9.0f, 9.0f) : v_14[v_12][v_13]);
  v_14[v_12][0] = (((bool2)(v_13 == 0u)) ? v_15 : v_14[v_12][0]);
  v_14[v_12][1] = (((bool2)(v_13 == 1u)) ? v_15 : v_14[v_12][1]);
  kept.turns = v_14;
  floats.Store(32u, asuint(kept.turns[1][0].x));
  floats.Store(36u, asuint(kept.turns[1][0].y));
  floats.Store(40u, asuint(kept.turns[0][1].x));
  floats.Store(44u, asuint(kept.turns[0][1].y));
  Outer o = (Outer)0;
  const uint v_16 = min(at.Load(8u), 1u);
  int v_17[3] = o.inners[v_16].list;
  set_element(v_17, at.Load(0u), int(1));
  Inner v_18[2] = o.inners;
  v_18[v_16].list = v_17;
  o.inners = v_18;
  const uint v_19 = min(at.Load(8u), 1u);
  Inner v_20[2] = o.inners;
  v_20[v_19].v = ((((uint3)min(at.Load(8u), 2u)) == uint3(0u, 1u, 2u)) ? int3(4, 4, 4) : v_20[v_19].v);
  o.inners = v_20;
  const uint v_21 = at.Load(4u);
  const uint v_22 = at.Load(8u);
  const uint v_23 = min(v_21, 1u);
  Inner v_24[2] = o.inners;
  int v_25[3] = v_24[v_23].list;
  v_25[min(v_22, 2u)] = asint(asuint(o.inners[min(v_21, 1u)].list[min(v_22, 2u)]) + 3u);
  v_24[v_23].list = v_25;
  o.inners = v_24;
  const uint v_26 = min(at.Load(4u), 1u);
  Inner v_27[2] = o.inners;
  int v_28[3] = v_27[v_26].list;
  v_28[min(at.Load(0u), 2u)] = int(6);
  v_27[v_26].list = v_28;
  o.inners = v_27;
  const uint v_29 = min(at.Load(4u), 1u);
  Inner v_30[2] = o.inners;
  v_30[v_29].v = ((((uint3)min(at.Load(0u), 2u)) == uint3(0u, 1u, 2u)) ? int3(9, 9, 9) : v_30[v_29].v);
  o.inners = v_30;
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
