//# case subgroupShuffleDown/i32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/i32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  uint delta = 3u;
  result.Store(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/i32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  uint delta = 3u;
  result.Store(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  uint delta = 3u;
  result.Store(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  uint delta = 3u;
  result.Store<float16_t>(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/f16,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  uint delta = 3u;
  result.Store2(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  uint delta = 3u;
  result.Store2(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  uint delta = 3u;
  result.Store2(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  uint delta = 3u;
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec2<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  uint delta = 3u;
  result.Store3(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  uint delta = 3u;
  result.Store3(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  uint delta = 3u;
  result.Store3(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  uint delta = 3u;
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec3<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  uint delta = 3u;
  result.Store4(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  uint delta = 3u;
  result.Store4(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  uint delta = 3u;
  result.Store4(0u, asuint(WaveReadLaneAt(e, WaveGetLaneIndex() + delta)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), WaveGetLaneIndex() + 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  uint delta = 3u;
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(e, WaveGetLaneIndex() + delta));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffleDown/vec4<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), WaveGetLaneIndex() + 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
