//# case mul/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-60)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(4294967276u * 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 60u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u * 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.125f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f * 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.125h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  result.Store<float16_t>(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-60, -76)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(60u, 84u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.125f, 0.14111328f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1411h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-60, -76, -90)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(60u, 84u, 110u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.125f, 0.14111328f, 0.1953125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1411h), float16_t(0.1953h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-60, -76, -90, -102)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(60u, 84u, 110u, 138u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.125f, 0.14111328f, 0.1953125f, 0.30517578f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1411h), float16_t(0.1953h), float16_t(0.3052h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-60, -57)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int e2 = int(3);
  result.Store2(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(uint2(4294967276u, 4294967277u) * 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(60u, 63u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint e2 = 3u;
  result.Store2(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u) * 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.125f, 0.1328125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float e2 = 0.25f;
  result.Store2(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f) * 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 2> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-60, -57, -54)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int e2 = int(3);
  result.Store3(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(uint3(4294967276u, 4294967277u, 4294967278u) * 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(60u, 63u, 66u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint e2 = 3u;
  result.Store3(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u) * 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.125f, 0.1328125f, 0.15625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float e2 = 0.25f;
  result.Store3(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f) * 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 3> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-60, -57, -54, -51)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int e2 = int(3);
  result.Store4(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u) * 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(60u, 63u, 66u, 69u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  result.Store4(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u) * 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float e2 = 0.25f;
  result.Store4(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f) * 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 4> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-60, -80)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(4294967276u * uint2(3u, 4u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(60u, 80u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, 20u * uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.125f, 0.1328125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(0.5f * float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec2<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, float16_t(0.5h) * vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-60, -80, -100)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec3<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(4294967276u * uint3(3u, 4u, 5u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(60u, 80u, 100u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec3<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, 20u * uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.125f, 0.1328125f, 0.15625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec3<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(0.5f * float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec3<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, float16_t(0.5h) * vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-60, -80, -100, -120)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(asint(asuint(e1) * asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/i32,vec4<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(4294967276u * uint4(3u, 4u, 5u, 6u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(60u, 80u, 100u, 120u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/u32,vec4<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, 20u * uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 * e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,vec4<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(0.5f * float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,vec4<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, float16_t(0.5h) * vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  matrix<float16_t, 2, 2> e1 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 3> e1 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 4> e1 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f), float2(0.25f, 0.3203125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.3203h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  matrix<float16_t, 3, 2> e1 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f), float3(0.40625f, 0.5078125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 3>(float16_t(0.4062h), float16_t(0.508h), float16_t(0.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 3> e1 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f), float4(0.625f, 0.7578125f, 0.90625f, 1.0703125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 4> e1 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f), float2(0.25f, 0.3203125f), float2(0.40625f, 0.5078125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 2>(float16_t(0.4062h), float16_t(0.508h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  matrix<float16_t, 4, 2> e1 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f), float3(0.40625f, 0.5078125f, 0.625f), float3(0.7578125f, 0.90625f, 1.0703125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 3>(float16_t(0.4062h), float16_t(0.508h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 4, 3> e1 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f), float4(0.625f, 0.7578125f, 0.90625f, 1.0703125f), float4(1.25f, 1.4453125f, 1.65625f, 1.8828125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float4x4 e1 = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  float e2 = 0.25f;
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f)) * 0.25f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.445h), float16_t(1.656h), float16_t(1.883h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 4, 4> e1 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  float16_t e2 = float16_t(0.25h);
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h))) * float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x2<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, 0.5f * float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 2, 2> e2 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x2<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x3<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, 0.5f * float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 2, 3> e2 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x3<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat2x4<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, 0.5f * float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 2, 4> e2 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat2x4<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f), float2(0.25f, 0.3203125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float e1 = 0.5f;
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x2<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, 0.5f * float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.3203h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 3, 2> e2 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x2<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f), float3(0.40625f, 0.5078125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float e1 = 0.5f;
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x3<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, 0.5f * float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 3>(float16_t(0.4062h), float16_t(0.508h), float16_t(0.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 3, 3> e2 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x3<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f), float4(0.625f, 0.7578125f, 0.90625f, 1.0703125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float e1 = 0.5f;
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat3x4<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, 0.5f * float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 3, 4> e2 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat3x4<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.125f, 0.1328125f), float2(0.15625f, 0.1953125f), float2(0.25f, 0.3203125f), float2(0.40625f, 0.5078125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float e1 = 0.5f;
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x2<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, 0.5f * float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.125h), float16_t(0.1328h)), vector<float16_t, 2>(float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 2>(float16_t(0.4062h), float16_t(0.508h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 4, 2> e2 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x2<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.125f, 0.1328125f, 0.15625f), float3(0.1953125f, 0.25f, 0.3203125f), float3(0.40625f, 0.5078125f, 0.625f), float3(0.7578125f, 0.90625f, 1.0703125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float e1 = 0.5f;
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x3<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, 0.5f * float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h)), vector<float16_t, 3>(float16_t(0.1953h), float16_t(0.25h), float16_t(0.3203h)), vector<float16_t, 3>(float16_t(0.4062h), float16_t(0.508h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 4, 3> e2 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x3<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.125f, 0.1328125f, 0.15625f, 0.1953125f), float4(0.25f, 0.3203125f, 0.40625f, 0.5078125f), float4(0.625f, 0.7578125f, 0.90625f, 1.0703125f), float4(1.25f, 1.4453125f, 1.65625f, 1.8828125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float e1 = 0.5f;
  float4x4 e2 = float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f32,mat4x4<f32>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, 0.5f * float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.125h), float16_t(0.1328h), float16_t(0.1562h), float16_t(0.1953h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.3203h), float16_t(0.4062h), float16_t(0.508h)), vector<float16_t, 4>(float16_t(0.625h), float16_t(0.758h), float16_t(0.9062h), float16_t(1.07h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.445h), float16_t(1.656h), float16_t(1.883h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  float16_t e1 = float16_t(0.5h);
  matrix<float16_t, 4, 4> e2 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h)));
  store_result(0u, e1 * e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/f16,mat4x4<f16>/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, float16_t(0.5h) * matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.29101563f, 0.34033203f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.291h), float16_t(0.3403h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 2, 2> e1 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.33251953f, 0.3984375f, 0.49658203f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.3325h), float16_t(0.3984h), float16_t(0.4966h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 2, 3> e1 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.3906h), float16_t(0.4731h), float16_t(0.588h), float16_t(0.735h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 2, 4> e1 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.6035156f, 0.74072266f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.6035h), float16_t(0.7407h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 3, 2> e1 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.84033203f, 1.0332031f, 1.277832f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.8403h), float16_t(1.033h), float16_t(1.277h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 3, 3> e1 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.171875f, 1.4204102f, 1.7207031f, 2.072754f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.172h), float16_t(1.42h), float16_t(1.721h), float16_t(2.072h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 3, 4> e1 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.2382813f, 1.5341797f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.238h), float16_t(1.534h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 4, 2> e1 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(2.024414f, 2.4492188f, 2.9501953f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(2.023h), float16_t(2.45h), float16_t(2.95h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 4, 3> e1 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(3.125f, 3.678711f, 4.3085938f, 5.0146484f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4x4 e1 = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(3.125h), float16_t(3.68h), float16_t(4.31h), float16_t(5.016h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  matrix<float16_t, 4, 4> e1 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.26611328f, 0.36376953f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.266h), float16_t(0.3638h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  matrix<float16_t, 2, 2> e2 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.46142578f, 0.8613281f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.4614h), float16_t(0.8613h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  matrix<float16_t, 2, 3> e2 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.76660156f, 1.8916016f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  result.Store2(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.7666h), float16_t(1.892h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  matrix<float16_t, 2, 4> e2 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)));
  result.Store<vector<float16_t, 2> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.26611328f, 0.36376953f, 0.59033203f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.266h), float16_t(0.3638h), float16_t(0.5903h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  matrix<float16_t, 3, 2> e2 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.46142578f, 0.8613281f, 1.7270508f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.4614h), float16_t(0.8613h), float16_t(1.727h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  matrix<float16_t, 3, 3> e2 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.76660156f, 1.8916016f, 4.2353516f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  result.Store3(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.7666h), float16_t(1.892h), float16_t(4.234h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  matrix<float16_t, 3, 4> e2 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  result.Store<vector<float16_t, 3> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.26611328f, 0.36376953f, 0.59033203f, 0.9458008f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f32>,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.266h), float16_t(0.3638h), float16_t(0.5903h), float16_t(0.946h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec2<f16>,mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  matrix<float16_t, 4, 2> e2 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h)));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.46142578f, 0.8613281f, 1.7270508f, 3.0585938f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f32>,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.4614h), float16_t(0.8613h), float16_t(1.727h), float16_t(3.059h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec3<f16>,mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  matrix<float16_t, 4, 3> e2 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.76660156f, 1.8916016f, 4.2353516f, 7.7978516f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f32>,mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4x4 e2 = float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f));
  result.Store4(0u, asuint(mul(e2, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.7666h), float16_t(1.892h), float16_t(4.234h), float16_t(7.797h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/vec4<f16>,mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  matrix<float16_t, 4, 4> e2 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h)));
  result.Store<vector<float16_t, 4> >(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.29101563f, 0.34033203f), float2(0.40039063f, 0.4711914f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.291h), float16_t(0.3403h)), vector<float16_t, 2>(float16_t(0.4004h), float16_t(0.4712h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  matrix<float16_t, 2, 2> e1 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  matrix<float16_t, 2, 2> e2 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.33251953f, 0.3984375f, 0.49658203f), float3(0.46142578f, 0.5566406f, 0.6958008f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.3325h), float16_t(0.3984h), float16_t(0.4966h)), vector<float16_t, 3>(float16_t(0.4614h), float16_t(0.5566h), float16_t(0.696h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 3> e1 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 2, 2> e2 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), float4(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.3906h), float16_t(0.4731h), float16_t(0.588h), float16_t(0.735h)), vector<float16_t, 4>(float16_t(0.547h), float16_t(0.6665h), float16_t(0.83h), float16_t(1.037h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat2x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 2, 4> e1 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 2, 2> e2 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.29101563f, 0.34033203f), float2(0.40039063f, 0.4711914f), float2(0.6503906f, 0.7661133f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.291h), float16_t(0.3403h)), vector<float16_t, 2>(float16_t(0.4004h), float16_t(0.4712h)), vector<float16_t, 2>(float16_t(0.6504h), float16_t(0.766h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  matrix<float16_t, 2, 2> e1 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  matrix<float16_t, 3, 2> e2 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.33251953f, 0.3984375f, 0.49658203f), float3(0.46142578f, 0.5566406f, 0.6958008f), float3(0.7504883f, 0.90625f, 1.1333008f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.3325h), float16_t(0.3984h), float16_t(0.4966h)), vector<float16_t, 3>(float16_t(0.4614h), float16_t(0.5566h), float16_t(0.696h)), vector<float16_t, 3>(float16_t(0.7505h), float16_t(0.9062h), float16_t(1.133h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 2, 3> e1 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 3, 2> e2 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), float4(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f), float4(0.890625f, 1.0864258f, 1.3535156f, 1.6918945f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.3906h), float16_t(0.4731h), float16_t(0.588h), float16_t(0.735h)), vector<float16_t, 4>(float16_t(0.547h), float16_t(0.6665h), float16_t(0.83h), float16_t(1.037h)), vector<float16_t, 4>(float16_t(0.8906h), float16_t(1.086h), float16_t(1.354h), float16_t(1.691h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat3x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 2, 4> e1 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 3, 2> e2 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.29101563f, 0.34033203f), float2(0.40039063f, 0.4711914f), float2(0.6503906f, 0.7661133f), float2(1.0410156f, 1.2250977f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f32>,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.291h), float16_t(0.3403h)), vector<float16_t, 2>(float16_t(0.4004h), float16_t(0.4712h)), vector<float16_t, 2>(float16_t(0.6504h), float16_t(0.766h)), vector<float16_t, 2>(float16_t(1.041h), float16_t(1.225h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x2<f16>,mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  matrix<float16_t, 2, 2> e1 = matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)));
  matrix<float16_t, 4, 2> e2 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.33251953f, 0.3984375f, 0.49658203f), float3(0.46142578f, 0.5566406f, 0.6958008f), float3(0.7504883f, 0.90625f, 1.1333008f), float3(1.199707f, 1.4472656f, 1.809082f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f32>,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.3325h), float16_t(0.3984h), float16_t(0.4966h)), vector<float16_t, 3>(float16_t(0.4614h), float16_t(0.5566h), float16_t(0.696h)), vector<float16_t, 3>(float16_t(0.7505h), float16_t(0.9062h), float16_t(1.133h)), vector<float16_t, 3>(float16_t(1.199h), float16_t(1.447h), float16_t(1.809h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x3<f16>,mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 2, 3> e1 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 4, 2> e2 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.390625f, 0.47314453f, 0.5878906f, 0.7348633f), float4(0.546875f, 0.6665039f, 0.8300781f, 1.0375977f), float4(0.890625f, 1.0864258f, 1.3535156f, 1.6918945f), float4(1.421875f, 1.7329102f, 2.1582031f, 2.697754f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f32>,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.3906h), float16_t(0.4731h), float16_t(0.588h), float16_t(0.735h)), vector<float16_t, 4>(float16_t(0.547h), float16_t(0.6665h), float16_t(0.83h), float16_t(1.037h)), vector<float16_t, 4>(float16_t(0.8906h), float16_t(1.086h), float16_t(1.354h), float16_t(1.691h)), vector<float16_t, 4>(float16_t(1.422h), float16_t(1.732h), float16_t(2.158h), float16_t(2.697h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat2x4<f16>,mat4x2<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 2, 4> e1 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 4, 2> e2 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 2>(float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.6035156f, 0.74072266f), float2(1.1484375f, 1.4189453f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(0.6035h), float16_t(0.7407h)), vector<float16_t, 2>(float16_t(1.148h), float16_t(1.419h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  matrix<float16_t, 3, 2> e1 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 2, 3> e2 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.84033203f, 1.0332031f, 1.277832f), float3(1.6269531f, 2.008789f, 2.4863281f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.8403h), float16_t(1.033h), float16_t(1.277h)), vector<float16_t, 3>(float16_t(1.627h), float16_t(2.008h), float16_t(2.486h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 3, 3> e1 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  matrix<float16_t, 2, 3> e2 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), float4(2.296875f, 2.790039f, 3.3789063f, 4.0634766f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(1.172h), float16_t(1.42h), float16_t(1.721h), float16_t(2.072h)), vector<float16_t, 4>(float16_t(2.297h), float16_t(2.79h), float16_t(3.379h), float16_t(4.062h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat2x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 3, 4> e1 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 2, 3> e2 = matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.6035156f, 0.74072266f), float2(1.1484375f, 1.4189453f), float2(2.2910156f, 2.8266602f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.6035h), float16_t(0.7407h)), vector<float16_t, 2>(float16_t(1.148h), float16_t(1.419h)), vector<float16_t, 2>(float16_t(2.291h), float16_t(2.826h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  matrix<float16_t, 3, 2> e1 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 3, 3> e2 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.84033203f, 1.0332031f, 1.277832f), float3(1.6269531f, 2.008789f, 2.4863281f), float3(3.230957f, 3.9863281f, 4.934082f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.8403h), float16_t(1.033h), float16_t(1.277h)), vector<float16_t, 3>(float16_t(1.627h), float16_t(2.008h), float16_t(2.486h)), vector<float16_t, 3>(float16_t(3.23h), float16_t(3.986h), float16_t(4.934h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 3> e1 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  matrix<float16_t, 3, 3> e2 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), float4(2.296875f, 2.790039f, 3.3789063f, 4.0634766f), float4(4.546875f, 5.5219727f, 6.689453f, 8.049316f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(1.172h), float16_t(1.42h), float16_t(1.721h), float16_t(2.072h)), vector<float16_t, 4>(float16_t(2.297h), float16_t(2.79h), float16_t(3.379h), float16_t(4.062h)), vector<float16_t, 4>(float16_t(4.547h), float16_t(5.523h), float16_t(6.688h), float16_t(8.05h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat3x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 3, 4> e1 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 3, 3> e2 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.6035156f, 0.74072266f), float2(1.1484375f, 1.4189453f), float2(2.2910156f, 2.8266602f), float2(4.03125f, 4.963867f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f32>,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.6035h), float16_t(0.7407h)), vector<float16_t, 2>(float16_t(1.148h), float16_t(1.419h)), vector<float16_t, 2>(float16_t(2.291h), float16_t(2.826h)), vector<float16_t, 2>(float16_t(4.03h), float16_t(4.965h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x2<f16>,mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  matrix<float16_t, 3, 2> e1 = matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)));
  matrix<float16_t, 4, 3> e2 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.84033203f, 1.0332031f, 1.277832f), float3(1.6269531f, 2.008789f, 2.4863281f), float3(3.230957f, 3.9863281f, 4.934082f), float3(5.6523438f, 6.9658203f, 8.621094f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f32>,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.8403h), float16_t(1.033h), float16_t(1.277h)), vector<float16_t, 3>(float16_t(1.627h), float16_t(2.008h), float16_t(2.486h)), vector<float16_t, 3>(float16_t(3.23h), float16_t(3.986h), float16_t(4.934h)), vector<float16_t, 3>(float16_t(5.652h), float16_t(6.965h), float16_t(8.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x3<f16>,mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 3, 3> e1 = matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)));
  matrix<float16_t, 4, 3> e2 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(1.171875f, 1.4204102f, 1.7207031f, 2.072754f), float4(2.296875f, 2.790039f, 3.3789063f, 4.0634766f), float4(4.546875f, 5.5219727f, 6.689453f, 8.049316f), float4(7.921875f, 9.616211f, 11.652344f, 14.030273f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f32>,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(1.172h), float16_t(1.42h), float16_t(1.721h), float16_t(2.072h)), vector<float16_t, 4>(float16_t(2.297h), float16_t(2.79h), float16_t(3.379h), float16_t(4.062h)), vector<float16_t, 4>(float16_t(4.547h), float16_t(5.523h), float16_t(6.688h), float16_t(8.05h)), vector<float16_t, 4>(float16_t(7.92h), float16_t(9.62h), float16_t(11.66h), float16_t(14.03h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat3x4<f16>,mat4x3<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 3, 4> e1 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 4, 3> e2 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.3906h), float16_t(0.5h), float16_t(0.6406h)), vector<float16_t, 3>(float16_t(0.8125h), float16_t(1.016h), float16_t(1.25h)), vector<float16_t, 3>(float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(1.2382813f, 1.5341797f), float2(3.1132813f, 3.8701172f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 2>(vector<float16_t, 2>(float16_t(1.238h), float16_t(1.534h)), vector<float16_t, 2>(float16_t(3.113h), float16_t(3.871h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
}

void test() {
  matrix<float16_t, 4, 2> e1 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 2, 4> e2 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(2.024414f, 2.4492188f, 2.9501953f), float3(5.149414f, 6.2382813f, 7.5126953f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 3>(vector<float16_t, 3>(float16_t(2.023h), float16_t(2.45h), float16_t(2.95h)), vector<float16_t, 3>(float16_t(5.15h), float16_t(6.24h), float16_t(7.51h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 4, 3> e1 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 2, 4> e2 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(3.125f, 3.678711f, 4.3085938f, 5.0146484f), float4(8.0f, 9.420898f, 11.027344f, 12.819336f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float4x4 e1 = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  store_result(0u, matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(3.125h), float16_t(3.68h), float16_t(4.31h), float16_t(5.016h)), vector<float16_t, 4>(float16_t(8.0h), float16_t(9.42h), float16_t(11.03h), float16_t(12.82h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat2x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 2, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
}

void test() {
  matrix<float16_t, 4, 4> e1 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  matrix<float16_t, 2, 4> e2 = matrix<float16_t, 2, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(1.2382813f, 1.5341797f), float2(3.1132813f, 3.8701172f), float2(6.8632813f, 8.518555f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 2>(vector<float16_t, 2>(float16_t(1.238h), float16_t(1.534h)), vector<float16_t, 2>(float16_t(3.113h), float16_t(3.871h)), vector<float16_t, 2>(float16_t(6.863h), float16_t(8.516h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
}

void test() {
  matrix<float16_t, 4, 2> e1 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 3, 4> e2 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(2.024414f, 2.4492188f, 2.9501953f), float3(5.149414f, 6.2382813f, 7.5126953f), float3(11.243164f, 13.621094f, 16.418945f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 3>(vector<float16_t, 3>(float16_t(2.023h), float16_t(2.45h), float16_t(2.95h)), vector<float16_t, 3>(float16_t(5.15h), float16_t(6.24h), float16_t(7.51h)), vector<float16_t, 3>(float16_t(11.24h), float16_t(13.625h), float16_t(16.42h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 4, 3> e1 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 3, 4> e2 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(3.125f, 3.678711f, 4.3085938f, 5.0146484f), float4(8.0f, 9.420898f, 11.027344f, 12.819336f), float4(17.375f, 20.475586f, 23.996094f, 27.936523f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float4x4 e1 = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  store_result(0u, matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(3.125h), float16_t(3.68h), float16_t(4.31h), float16_t(5.016h)), vector<float16_t, 4>(float16_t(8.0h), float16_t(9.42h), float16_t(11.03h), float16_t(12.82h)), vector<float16_t, 4>(float16_t(17.38h), float16_t(20.47h), float16_t(24.0h), float16_t(27.94h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat3x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 3, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
}

void test() {
  matrix<float16_t, 4, 4> e1 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  matrix<float16_t, 3, 4> e2 = matrix<float16_t, 3, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(1.2382813f, 1.5341797f), float2(3.1132813f, 3.8701172f), float2(6.8632813f, 8.518555f), float2(12.488281f, 15.479492f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f32>,mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float4x4 e2 = float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(1.238h), float16_t(1.534h)), vector<float16_t, 2>(float16_t(3.113h), float16_t(3.871h)), vector<float16_t, 2>(float16_t(6.863h), float16_t(8.516h)), vector<float16_t, 2>(float16_t(12.484h), float16_t(15.48h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x2<f16>,mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 2> value) {
  result.Store<vector<float16_t, 2> >(offset, value[0]);
  result.Store<vector<float16_t, 2> >(offset + 4u, value[1]);
  result.Store<vector<float16_t, 2> >(offset + 8u, value[2]);
  result.Store<vector<float16_t, 2> >(offset + 12u, value[3]);
}

void test() {
  matrix<float16_t, 4, 2> e1 = matrix<float16_t, 4, 2>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 2>(float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 2>(float16_t(1.625h), float16_t(2.031h)));
  matrix<float16_t, 4, 4> e2 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(2.024414f, 2.4492188f, 2.9501953f), float3(5.149414f, 6.2382813f, 7.5126953f), float3(11.243164f, 13.621094f, 16.418945f), float3(20.305664f, 24.597656f, 29.668945f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f32>,mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float4x4 e2 = float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(2.023h), float16_t(2.45h), float16_t(2.95h)), vector<float16_t, 3>(float16_t(5.15h), float16_t(6.24h), float16_t(7.51h)), vector<float16_t, 3>(float16_t(11.24h), float16_t(13.625h), float16_t(16.42h)), vector<float16_t, 3>(float16_t(20.31h), float16_t(24.6h), float16_t(29.67h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x3<f16>,mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 3> value) {
  result.Store<vector<float16_t, 3> >(offset, value[0]);
  result.Store<vector<float16_t, 3> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 3> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 3> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 4, 3> e1 = matrix<float16_t, 4, 3>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.7812h), float16_t(1.0h), float16_t(1.281h)), vector<float16_t, 3>(float16_t(1.625h), float16_t(2.031h), float16_t(2.5h)), vector<float16_t, 3>(float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)));
  matrix<float16_t, 4, 4> e2 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(3.125f, 3.678711f, 4.3085938f, 5.0146484f), float4(8.0f, 9.420898f, 11.027344f, 12.819336f), float4(17.375f, 20.475586f, 23.996094f, 27.936523f), float4(31.25f, 36.842773f, 43.214844f, 50.36621f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f32>,mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float4x4 e1 = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  float4x4 e2 = float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  store_result(0u, matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(3.125h), float16_t(3.68h), float16_t(4.31h), float16_t(5.016h)), vector<float16_t, 4>(float16_t(8.0h), float16_t(9.42h), float16_t(11.03h), float16_t(12.82h)), vector<float16_t, 4>(float16_t(17.38h), float16_t(20.47h), float16_t(24.0h), float16_t(27.94h)), vector<float16_t, 4>(float16_t(31.25h), float16_t(36.84h), float16_t(43.22h), float16_t(50.38h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mul/mat4x4<f16>,mat4x4<f16>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, matrix<float16_t, 4, 4> value) {
  result.Store<vector<float16_t, 4> >(offset, value[0]);
  result.Store<vector<float16_t, 4> >(offset + 8u, value[1]);
  result.Store<vector<float16_t, 4> >(offset + 16u, value[2]);
  result.Store<vector<float16_t, 4> >(offset + 24u, value[3]);
}

void test() {
  matrix<float16_t, 4, 4> e1 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(1.0h), float16_t(1.281h), float16_t(1.625h), float16_t(2.031h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(3.031h), float16_t(3.625h), float16_t(4.28h)), vector<float16_t, 4>(float16_t(5.0h), float16_t(5.78h), float16_t(6.625h), float16_t(7.53h)));
  matrix<float16_t, 4, 4> e2 = matrix<float16_t, 4, 4>(vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.6406h), float16_t(0.8125h), float16_t(1.016h)), vector<float16_t, 4>(float16_t(1.25h), float16_t(1.516h), float16_t(1.8125h), float16_t(2.14h)), vector<float16_t, 4>(float16_t(2.5h), float16_t(2.89h), float16_t(3.312h), float16_t(3.766h)));
  store_result(0u, mul(e2, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
