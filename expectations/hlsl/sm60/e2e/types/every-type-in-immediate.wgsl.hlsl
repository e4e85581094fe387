RWByteAddressBuffer out_1 : register(u0, space1);

cbuffer cbuffer_a : register(b12, space32) {
  uint4 a[1];
};

cbuffer cbuffer_b : register(b12, space32) {
  uint4 b[1];
};

cbuffer cbuffer_c : register(b12, space32) {
  uint4 c[1];
};

cbuffer cbuffer_d : register(b12, space32) {
  uint4 d[1];
};

cbuffer cbuffer_va : register(b12, space32) {
  uint4 va[1];
};

cbuffer cbuffer_vb : register(b12, space32) {
  uint4 vb[1];
};

cbuffer cbuffer_vc : register(b12, space32) {
  uint4 vc[1];
};

cbuffer cbuffer_vd : register(b12, space32) {
  uint4 vd[1];
};

cbuffer cbuffer_mc : register(b12, space32) {
  uint4 mc[4];
};

cbuffer cbuffer_md : register(b12, space32) {
  uint4 md[1];
};

cbuffer cbuffer_whole : register(b12, space32) {
  uint4 whole[2];
};

[numthreads(1, 1, 1)]
void use_a() {
  out_1.Store(0u, asuint(float(asint(a[0].x))));
}

[numthreads(1, 1, 1)]
void use_b() {
  out_1.Store(0u, asuint(float(b[0].x)));
}

[numthreads(1, 1, 1)]
void use_c() {
  out_1.Store(0u, asuint(asfloat(c[0].x)));
}

[numthreads(1, 1, 1)]
void use_d() {
  out_1.Store(0u, asuint(float(asfloat16(uint16_t(d[0].x)))));
}

[numthreads(1, 1, 1)]
void use_va() {
  out_1.Store(0u, asuint(float(asint(va[0].z))));
}

[numthreads(1, 1, 1)]
void use_vb() {
  out_1.Store(0u, asuint(float(vb[0].w)));
}

[numthreads(1, 1, 1)]
void use_vc() {
  out_1.Store(0u, asuint(asfloat(vc[0].x)));
}

[numthreads(1, 1, 1)]
void use_vd() {
  out_1.Store(0u, asuint(float(asfloat16(uint16_t(vd[0].x >> 16u)))));
}

[numthreads(1, 1, 1)]
void use_mc() {
  out_1.Store(0u, asuint(asfloat(mc[3].y)));
}

[numthreads(1, 1, 1)]
void use_md() {
  out_1.Store(0u, asuint(float(asfloat16(uint16_t(md[0].w)))));
}

[numthreads(1, 1, 1)]
void use_whole() {
  out_1.Store(0u, asuint(asfloat(whole[0].y) + float(asint(whole[1].y))));
}
