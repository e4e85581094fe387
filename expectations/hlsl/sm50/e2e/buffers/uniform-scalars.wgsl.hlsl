cbuffer cbuffer_settings : register(b0) {
  uint4 settings[2];
};

RWByteAddressBuffer out_1 : register(u1);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store4(0u, asuint(float4(asfloat(settings[0].xyz) * asfloat(settings[0].w), float(settings[1].y) + float(asint(settings[1].z)) * asfloat(settings[1].w))));
}
