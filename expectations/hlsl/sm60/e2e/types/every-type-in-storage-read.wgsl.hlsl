RWByteAddressBuffer out_1 : register(u0, space1);
ByteAddressBuffer a : register(t0);
ByteAddressBuffer b : register(t1);
ByteAddressBuffer c : register(t2);
ByteAddressBuffer d : register(t3);
ByteAddressBuffer va : register(t4);
ByteAddressBuffer vb : register(t5);
ByteAddressBuffer vc : register(t6);
ByteAddressBuffer vd : register(t7);
ByteAddressBuffer mc : register(t8);
ByteAddressBuffer md : register(t9);
ByteAddressBuffer list : register(t10);
ByteAddressBuffer whole : register(t11);
ByteAddressBuffer tail : register(t12);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(1, 1, 1)]
void main() {
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
  out_1.Store(56u, asuint(float(tail.Load<float16_t>(min(colorfast_size(tail) / 32u - 1u, colorfast_size(tail) / 32u - 1u) * 32u + 12u))));
}
