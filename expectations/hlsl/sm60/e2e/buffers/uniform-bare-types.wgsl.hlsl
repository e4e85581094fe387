cbuffer cbuffer_a : register(b0) {
  uint4 a[1];
};

cbuffer cbuffer_b : register(b1) {
  uint4 b[1];
};

cbuffer cbuffer_c : register(b2) {
  uint4 c[4];
};

cbuffer cbuffer_d : register(b3) {
  uint4 d[8];
};

RWByteAddressBuffer out_1 : register(u4);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store4(0u, asuint(mul(float4(asfloat(a[0].x), float3(asint(b[0].xyz))), float4x4(asfloat(c[0]), asfloat(c[1]), asfloat(c[2]), asfloat(c[3]))) + float4(d[(min(asuint(asint(b[0].x)), 7u) * 16u) >> 4u])));
}
