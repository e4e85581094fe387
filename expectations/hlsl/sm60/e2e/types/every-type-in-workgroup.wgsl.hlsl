struct Whole {
  float3 first;
  float16_t second;
  int third[2];
};

RWByteAddressBuffer out_1 : register(u0, space1);
groupshared bool flag;
groupshared int a;
groupshared uint b;
groupshared float c;
groupshared float16_t d;
groupshared bool2 flags;
groupshared int3 va;
groupshared uint4 vb;
groupshared float3 vc;
groupshared vector<float16_t, 2> vd;
groupshared float4x3 mc;
groupshared matrix<float16_t, 2, 3> md;
groupshared float3 list[3];
groupshared Whole whole;
groupshared uint counted[4];
groupshared int shared_count;

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
  if (i < 1u) {
    flag = false;
    a = int(0);
    b = 0u;
    c = 0.0f;
    d = float16_t(0.0h);
    flags = bool2(false, false);
    va = int3(0, 0, 0);
    vb = uint4(0u, 0u, 0u, 0u);
    vc = float3(0.0f, 0.0f, 0.0f);
    vd = vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h));
    mc = float4x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f);
    md = matrix<float16_t, 2, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h));
    whole = (Whole)0;
    int original = int(0);
    InterlockedExchange(shared_count, int(0), original);
  }
  if (i < 3u) {
    list[i] = float3(0.0f, 0.0f, 0.0f);
  }
  if (i < 4u) {
    counted[i] = 0u;
  }
  GroupMemoryBarrierWithGroupSync();
  counted[min(i % 4u, 3u)] = i;
  int original_1 = int(0);
  InterlockedAdd(shared_count, int(1), original_1);
  GroupMemoryBarrierWithGroupSync();
  if (i == 0u) {
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
    const float v = float(counted[1]);
    int original_2 = int(0);
    InterlockedOr(shared_count, int(0), original_2);
    out_1.Store(60u, asuint(v + float(original_2)));
  }
}
