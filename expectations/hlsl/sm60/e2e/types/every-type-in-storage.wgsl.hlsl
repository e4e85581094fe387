struct Whole {
  float3 first;
  float16_t second;
  int third[2];
};

RWByteAddressBuffer out_1 : register(u0, space1);
RWByteAddressBuffer a : register(u0);
RWByteAddressBuffer b : register(u1);
RWByteAddressBuffer c : register(u2);
RWByteAddressBuffer d : register(u3);
RWByteAddressBuffer va : register(u4);
RWByteAddressBuffer vb : register(u5);
RWByteAddressBuffer vc : register(u6);
RWByteAddressBuffer vd : register(u7);
RWByteAddressBuffer mc : register(u8);
RWByteAddressBuffer md : register(u9);
RWByteAddressBuffer list : register(u10);
RWByteAddressBuffer whole : register(u11);
RWByteAddressBuffer tail : register(u12);
RWByteAddressBuffer count : register(u13);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

typedef int load_whole_result[2];
load_whole_result load_whole(uint offset) {
  int value[2] = (int[2])0;
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = asint(whole.Load(offset + v_1 * 4u));
    v = v_1 + 1u;
  }
  return value;
}

Whole load_whole_1(uint offset) {
  const float3 v = asfloat(whole.Load3(offset));
  const float16_t v_1 = whole.Load<float16_t>(offset + 12u);
  const Whole v_2 = {v, v_1, load_whole(offset + 16u)};
  return v_2;
}

void store_tail(uint offset, int value[2]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    tail.Store(offset + v_1 * 4u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void store_tail_1(uint offset, Whole value) {
  tail.Store3(offset, asuint(value.first));
  tail.Store<float16_t>(offset + 12u, value.second);
  store_tail(offset + 16u, value.third);
}

[numthreads(1, 1, 1)]
void main() {
  a.Store(0u, asuint(asint(a.Load(0u) - 2u)));
  b.Store(0u, b.Load(0u) << 1u);
  c.Store(0u, asuint(asfloat(c.Load(0u)) * 0.5f));
  d.Store<float16_t>(0u, d.Load<float16_t>(0u) + float16_t(1.0h));
  va.Store3(0u, asuint(asint(~va.Load3(0u) + uint3(1u, 1u, 1u))));
  vb.Store(4u, b.Load(0u));
  vc.Store3(0u, asuint(asfloat(vc.Load3(0u)).zyx));
  vd.Store<vector<float16_t, 2> >(0u, vd.Load<vector<float16_t, 2> >(0u) * float16_t(2.0h));
  mc.Store3(16u, asuint(asfloat(vc.Load3(0u))));
  md.Store<float16_t>(12u, d.Load<float16_t>(0u));
  list.Store3(16u, asuint(asfloat(list.Load3(0u)) + asfloat(vc.Load3(0u))));
  whole.Store(16u, asuint(asint(a.Load(0u))));
  whole.Store<float16_t>(12u, d.Load<float16_t>(0u));
  out_1.Store(0u, asuint(float(asint(a.Load(0u)))));
  out_1.Store(4u, asuint(float(b.Load(0u))));
  out_1.Store(8u, asuint(asfloat(c.Load(0u))));
  out_1.Store(12u, asuint(float(d.Load<float16_t>(0u))));
  out_1.Store(16u, asuint(float(asint(va.Load(8u)))));
  out_1.Store(20u, asuint(float(vb.Load(12u))));
  out_1.Store(24u, asuint(asfloat(vc.Load(0u))));
  out_1.Store(28u, asuint(float(vd.Load<float16_t>(2u))));
  out_1.Store(32u, asuint(asfloat(mc.Load(52u))));
  out_1.Store(36u, asuint(float(md.Load<float16_t>(12u))));
  out_1.Store(40u, asuint(asfloat(list.Load(40u))));
  out_1.Store(44u, asuint(asfloat(whole.Load(4u)) + float(asint(whole.Load(20u)))));
  uint original = 0u;
  count.InterlockedAdd(0u, 1u, original);
  const uint v = original;
  store_tail_1(min(v, colorfast_size(tail) / 32u - 1u) * 32u, load_whole_1(0u));
}
