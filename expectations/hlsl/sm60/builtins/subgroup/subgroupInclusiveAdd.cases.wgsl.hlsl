//# case subgroupInclusiveAdd/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(asuint(WavePrefixSum(int(-20))) + 4294967276u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  const int v = e;
  result.Store(0u, asuint(asint(asuint(WavePrefixSum(v)) + asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(asuint(WavePrefixSum(int(-20))) + 4294967276u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixSum(20u) + 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  const uint v = e;
  result.Store(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixSum(20u) + 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(0.5f) + 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  result.Store(0u, asuint(WavePrefixSum(v) + v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(0.5f) + 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixSum(float16_t(0.5h)) + float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  const float16_t v = e;
  result.Store<float16_t>(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixSum(float16_t(0.5h)) + float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(asuint(WavePrefixSum(int2(-20, -19))) + uint2(4294967276u, 4294967277u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  const int2 v = e;
  result.Store2(0u, asuint(asint(asuint(WavePrefixSum(v)) + asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WavePrefixSum(uint2(20u, 21u)) + uint2(20u, 21u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  const uint2 v = e;
  result.Store2(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WavePrefixSum(float2(0.5f, 0.53125f)) + float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  result.Store2(0u, asuint(WavePrefixSum(v) + v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WavePrefixSum(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h))) + vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const vector<float16_t, 2> v = e;
  result.Store<vector<float16_t, 2> >(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(asuint(WavePrefixSum(int3(-20, -19, -18))) + uint3(4294967276u, 4294967277u, 4294967278u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  const int3 v = e;
  result.Store3(0u, asuint(asint(asuint(WavePrefixSum(v)) + asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WavePrefixSum(uint3(20u, 21u, 22u)) + uint3(20u, 21u, 22u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  const uint3 v = e;
  result.Store3(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WavePrefixSum(float3(0.5f, 0.53125f, 0.625f)) + float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  result.Store3(0u, asuint(WavePrefixSum(v) + v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WavePrefixSum(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h))) + vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  const vector<float16_t, 3> v = e;
  result.Store<vector<float16_t, 3> >(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(asuint(WavePrefixSum(int4(-20, -19, -18, -17))) + uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  const int4 v = e;
  result.Store4(0u, asuint(asint(asuint(WavePrefixSum(v)) + asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WavePrefixSum(uint4(20u, 21u, 22u, 23u)) + uint4(20u, 21u, 22u, 23u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  const uint4 v = e;
  result.Store4(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WavePrefixSum(float4(0.5f, 0.53125f, 0.625f, 0.78125f)) + float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  result.Store4(0u, asuint(WavePrefixSum(v) + v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WavePrefixSum(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h))) + vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveAdd/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const vector<float16_t, 4> v = e;
  result.Store<vector<float16_t, 4> >(0u, WavePrefixSum(v) + v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
