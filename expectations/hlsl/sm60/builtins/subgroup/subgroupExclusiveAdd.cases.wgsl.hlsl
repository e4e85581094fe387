//# case subgroupExclusiveAdd/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixSum(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixSum(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixSum(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixSum(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixSum(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WavePrefixSum(int2(-20, -19))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WavePrefixSum(uint2(20u, 21u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WavePrefixSum(float2(0.5f, 0.53125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WavePrefixSum(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WavePrefixSum(int3(-20, -19, -18))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WavePrefixSum(uint3(20u, 21u, 22u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WavePrefixSum(float3(0.5f, 0.53125f, 0.625f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WavePrefixSum(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WavePrefixSum(int4(-20, -19, -18, -17))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WavePrefixSum(uint4(20u, 21u, 22u, 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WavePrefixSum(float4(0.5f, 0.53125f, 0.625f, 0.78125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(WavePrefixSum(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WavePrefixSum(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupExclusiveAdd/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, WavePrefixSum(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
