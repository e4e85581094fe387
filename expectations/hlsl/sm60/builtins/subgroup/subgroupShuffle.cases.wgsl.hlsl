//# case subgroupShuffle/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  int id = int(3);
  result.Store(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/i32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/i32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  uint id = 3u;
  result.Store(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/i32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(int(-20), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  int id = int(3);
  result.Store(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  uint id = 3u;
  result.Store(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveReadLaneAt(20u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  int id = int(3);
  result.Store(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  uint id = 3u;
  result.Store(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WaveReadLaneAt(0.5f, 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  int id = int(3);
  result.Store<float16_t>(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  uint id = 3u;
  result.Store<float16_t>(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/f16,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WaveReadLaneAt(float16_t(0.5h), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  int id = int(3);
  result.Store2(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  uint id = 3u;
  result.Store2(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(int2(-20, -19), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  int id = int(3);
  result.Store2(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  uint id = 3u;
  result.Store2(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveReadLaneAt(uint2(20u, 21u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  int id = int(3);
  result.Store2(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  uint id = 3u;
  result.Store2(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WaveReadLaneAt(float2(0.5f, 0.53125f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  int id = int(3);
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  uint id = 3u;
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec2<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WaveReadLaneAt(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  int id = int(3);
  result.Store3(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  uint id = 3u;
  result.Store3(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(int3(-20, -19, -18), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  int id = int(3);
  result.Store3(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  uint id = 3u;
  result.Store3(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveReadLaneAt(uint3(20u, 21u, 22u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  int id = int(3);
  result.Store3(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  uint id = 3u;
  result.Store3(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WaveReadLaneAt(float3(0.5f, 0.53125f, 0.625f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  int id = int(3);
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  uint id = 3u;
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec3<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WaveReadLaneAt(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  int id = int(3);
  result.Store4(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  uint id = 3u;
  result.Store4(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<i32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(int4(-20, -19, -18, -17), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  int id = int(3);
  result.Store4(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  uint id = 3u;
  result.Store4(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveReadLaneAt(uint4(20u, 21u, 22u, 23u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  int id = int(3);
  result.Store4(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  uint id = 3u;
  result.Store4(0u, asuint(WaveReadLaneAt(e, id)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WaveReadLaneAt(float4(0.5f, 0.53125f, 0.625f, 0.78125f), 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  int id = int(3);
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  uint id = 3u;
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(e, id));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupShuffle/vec4<f16>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WaveReadLaneAt(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
