struct Flat {
  float3 first;
  float16_t second;
  int2 third;
};

RWByteAddressBuffer out_1 : register(u0, space1);
static int a = int(0);
static uint b = 0u;
static float c = 0.0f;
static float16_t d = float16_t(0.0h);
static int3 va = int3(0, 0, 0);
static uint4 vb = uint4(0u, 0u, 0u, 0u);
static float3 vc = float3(0.0f, 0.0f, 0.0f);
static vector<float16_t, 2> vd = vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h));
static float4x3 mc = float4x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
static matrix<float16_t, 2, 3> md = matrix<float16_t, 2, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h));
static Flat whole = (Flat)0;

[numthreads(1, 1, 1)]
void use_a() {
  out_1.Store(0u, asuint(float(a)));
}

[numthreads(1, 1, 1)]
void use_b() {
  out_1.Store(0u, asuint(float(b)));
}

[numthreads(1, 1, 1)]
void use_c() {
  out_1.Store(0u, asuint(c));
}

[numthreads(1, 1, 1)]
void use_d() {
  out_1.Store(0u, asuint(float(d)));
}

[numthreads(1, 1, 1)]
void use_va() {
  out_1.Store(0u, asuint(float(va.z)));
}

[numthreads(1, 1, 1)]
void use_vb() {
  out_1.Store(0u, asuint(float(vb.w)));
}

[numthreads(1, 1, 1)]
void use_vc() {
  out_1.Store(0u, asuint(vc.x));
}

[numthreads(1, 1, 1)]
void use_vd() {
  out_1.Store(0u, asuint(float(vd.y)));
}

[numthreads(1, 1, 1)]
void use_mc() {
  out_1.Store(0u, asuint(mc[3].y));
}

[numthreads(1, 1, 1)]
void use_md() {
  out_1.Store(0u, asuint(float(md[1].z)));
}

[numthreads(1, 1, 1)]
void use_whole() {
  out_1.Store(0u, asuint(whole.first.y + float(whole.third.y)));
}
