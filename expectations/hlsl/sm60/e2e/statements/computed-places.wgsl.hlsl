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
  m[min(index, 1u)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  float4 v = float4(0.0f, 0.0f, 0.0f, 0.0f);
  v[min(at.Load(0u), 3u)] = 5.0f;
  floats.Store(0u, asuint(v.x));
  floats.Store(4u, asuint(v.y));
  floats.Store(8u, asuint(v.z));
  floats.Store(12u, asuint(v.w));
  float2x2 m = float2x2(0.0f, 0.0f, 0.0f, 0.0f);
  set_column(m, at.Load(4u), float2(6.0f, 7.0f));
  m[min(at.Load(4u), 1u)].x = 0.0f;
  floats.Store(16u, asuint(m[0].x));
  floats.Store(20u, asuint(m[0].y));
  floats.Store(24u, asuint(m[1].x));
  floats.Store(28u, asuint(m[1].y));
  kept.turns[min(at.Load(4u), 1u)][min(at.Load(8u), 1u)] = float2(8.0f, 2.0f);
  const uint v_1 = at.Load(4u);
  const uint v_2 = min(at.Load(4u), 1u);
  const uint v_3 = min(at.Load(8u), 1u);
  const float2 v_4 = kept.turns[v_2][v_3];
  kept.turns[v_2][v_3][min(v_1, 1u)] = v_4[min(v_1, 1u)] - 2.0f;
  kept.turns[min(at.Load(8u), 1u)][min(at.Load(4u), 1u)][min(at.Load(8u), 1u)] = 9.0f;
  floats.Store(32u, asuint(kept.turns[1][0].x));
  floats.Store(36u, asuint(kept.turns[1][0].y));
  floats.Store(40u, asuint(kept.turns[0][1].x));
  floats.Store(44u, asuint(kept.turns[0][1].y));
  Outer o = (Outer)0;
  set_element(o.inners[min(at.Load(8u), 1u)].list, at.Load(0u), int(1));
  o.inners[min(at.Load(8u), 1u)].v[min(at.Load(8u), 2u)] = int(4);
  const uint v_5 = at.Load(4u);
  const uint v_6 = at.Load(8u);
  o.inners[min(v_5, 1u)].list[min(v_6, 2u)] = asint(asuint(o.inners[min(v_5, 1u)].list[min(v_6, 2u)]) + 3u);
  o.inners[min(at.Load(4u), 1u)].list[min(at.Load(0u), 2u)] = int(6);
  o.inners[min(at.Load(4u), 1u)].v[min(at.Load(0u), 2u)] = int(9);
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
