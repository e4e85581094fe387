struct Whole {
  float3 first;
  float16_t second;
  int third[2];
};

RWByteAddressBuffer out_1 : register(u0, space1);
static bool flag = false;
static int a = int(0);
static uint b = 0u;
static float c = 0.0f;
static float16_t d = float16_t(0.0h);
static bool2 flags = bool2(false, false);
static int3 va = int3(0, 0, 0);
static uint4 vb = uint4(0u, 0u, 0u, 0u);
static float3 vc = float3(0.0f, 0.0f, 0.0f);
static vector<float16_t, 2> vd = vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h));
static float4x3 mc = float4x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
static matrix<float16_t, 2, 3> md = matrix<float16_t, 2, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h));
static float3 list[3] = (float3[3])0;
static Whole whole = (Whole)0;

[numthreads(1, 1, 1)]
void main() {
  flag = !flag;
  a = asint(asuint(a) - 2u);
  b = b << 1u;
  c = c * 0.5f;
  d = d + float16_t(1.0h);
  flags.x = a > int(0);
  va = asint(~asuint(va) + uint3(1u, 1u, 1u));
  vb.y = b;
  vc = vc.zyx;
  vd = vd * float16_t(2.0h);
  mc[1] = vc;
  md[1].z = d;
  list[1] = list[0] + vc;
  whole.third[0] = a;
  whole.second = d;
  out_1.Store(0u, asuint(float(flag)));
  out_1.Store(4u, asuint(float(a)));
  out_1.Store(8u, asuint(float(b)));
  out_1.Store(12u, asuint(c));
  out_1.Store(16u, asuint(float(d)));
  out_1.Store(20u, asuint(float(flags.y)));
  out_1.Store(24u, asuint(float(va.z)));
  out_1.Store(28u, asuint(float(vb.w)));
  out_1.Store(32u, asuint(vc.x));
  out_1.Store(36u, asuint(float(vd.y)));
  out_1.Store(40u, asuint(mc[3].y));
  out_1.Store(44u, asuint(float(md[1].z)));
  out_1.Store(48u, asuint(list[2].z));
  out_1.Store(52u, asuint(whole.first.y + float(whole.third[1])));
}
