RWByteAddressBuffer out_1 : register(u0, space1);

cbuffer cbuffer_a : register(b0) {
  uint4 a[1];
};

cbuffer cbuffer_b : register(b1) {
  uint4 b[1];
};

cbuffer cbuffer_c : register(b2) {
  uint4 c[1];
};

cbuffer cbuffer_d : register(b3) {
  uint4 d[1];
};

cbuffer cbuffer_va : register(b4) {
  uint4 va[1];
};

cbuffer cbuffer_vb : register(b5) {
  uint4 vb[1];
};

cbuffer cbuffer_vc : register(b6) {
  uint4 vc[1];
};

cbuffer cbuffer_vd : register(b7) {
  uint4 vd[1];
};

cbuffer cbuffer_mc : register(b8) {
  uint4 mc[4];
};

cbuffer cbuffer_md : register(b9) {
  uint4 md[1];
};

cbuffer cbuffer_list : register(b10) {
  uint4 list[3];
};

cbuffer cbuffer_whole : register(b11) {
  uint4 whole[3];
};

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(float(asint(a[0].x))));
  out_1.Store(4u, asuint(float(b[0].x)));
  out_1.Store(8u, asuint(asfloat(c[0].x)));
  out_1.Store(12u, asuint(float(asfloat16(uint16_t(d[0].x)))));
  out_1.Store(16u, asuint(float(asint(va[0].z))));
  out_1.Store(20u, asuint(float(vb[0].w)));
  out_1.Store(24u, asuint(asfloat(vc[0].x)));
  out_1.Store(28u, asuint(float(asfloat16(uint16_t(vd[0].x >> 16u)))));
  out_1.Store(32u, asuint(asfloat(mc[3].y)));
  out_1.Store(36u, asuint(float(asfloat16(uint16_t(md[0].w)))));
  out_1.Store(40u, asuint(asfloat(list[2].z)));
  out_1.Store(44u, asuint(asfloat(whole[0].y) + float(asint(whole[2].x))));
}
