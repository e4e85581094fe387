//# case subgroupBroadcast/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/i32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/i32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/i32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/f16,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec2<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec3<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(WaveReadLaneAt(e, int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(WaveReadLaneAt(e, 1u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(e, int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBroadcast/vec4<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(e, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
