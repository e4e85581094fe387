//# case div/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  const int v = e1;
  const int v_1 = e2;
  result.Store(0u, asuint(v / select((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))), int(1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20) / int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 6u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  const uint v = e2;
  result.Store(0u, e1 / select((v == 0u), 1u, v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u / 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(2.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f / 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(2.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  result.Store<float16_t>(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h) / float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-6, -4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  const int2 v = e1;
  const int2 v_1 = e2;
  result.Store2(0u, asuint(v / select((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))), int2(1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(6u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  const uint2 v = e2;
  result.Store2(0u, e1 / select((v == uint2(0u, 0u)), uint2(1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(2.0f, 2.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(2.0h), float16_t(2.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-6, -4, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  const int3 v = e1;
  const int3 v_1 = e2;
  result.Store3(0u, asuint(v / select((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))), int3(1, 1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(6u, 5u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  const uint3 v = e2;
  result.Store3(0u, e1 / select((v == uint3(0u, 0u, 0u)), uint3(1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(2.0f, 2.0f, 2.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(2.0h), float16_t(2.0h), float16_t(2.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-6, -4, -3, -2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = e1;
  const int4 v_1 = e2;
  result.Store4(0u, asuint(v / select((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))), int4(1, 1, 1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(6u, 5u, 4u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  const uint4 v = e2;
  result.Store4(0u, e1 / select((v == uint4(0u, 0u, 0u, 0u)), uint4(1u, 1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(2.0f, 2.0f, 2.0f, 2.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(2.0h), float16_t(2.0h), float16_t(2.0h), float16_t(2.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-6, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int e2 = int(3);
  const int2 v = e1;
  const int2 v_1 = ((int2)e2);
  result.Store2(0u, asuint(v / select((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))), int2(1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, -19) / int2(3, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(6u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint e2 = 3u;
  const uint2 v = ((uint2)e2);
  result.Store2(0u, e1 / select((v == uint2(0u, 0u)), uint2(1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u) / uint2(3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(2.0f, 2.125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float e2 = 0.25f;
  result.Store2(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f) / 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(2.0h), float16_t(2.125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 2> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)) / float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-6, -6, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int e2 = int(3);
  const int3 v = e1;
  const int3 v_1 = ((int3)e2);
  result.Store3(0u, asuint(v / select((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))), int3(1, 1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -19, -18) / int3(3, 3, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(6u, 7u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint e2 = 3u;
  const uint3 v = ((uint3)e2);
  result.Store3(0u, e1 / select((v == uint3(0u, 0u, 0u)), uint3(1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u) / uint3(3u, 3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(2.0f, 2.125f, 2.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float e2 = 0.25f;
  result.Store3(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f) / 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(2.0h), float16_t(2.125h), float16_t(2.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 3> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)) / float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-6, -6, -6, -5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int e2 = int(3);
  const int4 v = e1;
  const int4 v_1 = ((int4)e2);
  result.Store4(0u, asuint(v / select((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))), int4(1, 1, 1, 1), v_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, -18, -17) / int4(3, 3, 3, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(6u, 7u, 7u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  const uint4 v = ((uint4)e2);
  result.Store4(0u, e1 / select((v == uint4(0u, 0u, 0u, 0u)), uint4(1u, 1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u) / uint4(3u, 3u, 3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(2.0f, 2.125f, 2.5f, 3.125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float e2 = 0.25f;
  result.Store4(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f) / 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(2.0h), float16_t(2.125h), float16_t(2.5h), float16_t(3.125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 4> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/vec4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)) / float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-6, -5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 e2 = int2(3, 4);
  const int2 v = e2;
  const int2 v_1 = ((int2)e1);
  result.Store2(0u, asuint(v_1 / select((v == int2(0, 0)) | ((v_1 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v == int2(-1, -1))), int2(1, 1), v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, -20) / int2(3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(6u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 e2 = uint2(3u, 4u);
  const uint2 v = e2;
  result.Store2(0u, ((uint2)e1) / select((v == uint2(0u, 0u)), uint2(1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 20u) / uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(2.0f, 1.882353f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(0.5f / float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(2.0h), float16_t(1.883h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec2<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, float16_t(0.5h) / vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-6, -5, -4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int3 e2 = int3(3, 4, 5);
  const int3 v = e2;
  const int3 v_1 = ((int3)e1);
  result.Store3(0u, asuint(v_1 / select((v == int3(0, 0, 0)) | ((v_1 == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int3(-1, -1, -1))), int3(1, 1, 1), v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec3<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -20, -20) / int3(3, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(6u, 5u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint3 e2 = uint3(3u, 4u, 5u);
  const uint3 v = e2;
  result.Store3(0u, ((uint3)e1) / select((v == uint3(0u, 0u, 0u)), uint3(1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec3<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 20u, 20u) / uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(2.0f, 1.882353f, 1.6f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec3<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(0.5f / float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(2.0h), float16_t(1.883h), float16_t(1.6h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec3<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, float16_t(0.5h) / vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-6, -5, -4, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = e2;
  const int4 v_1 = ((int4)e1);
  result.Store4(0u, asuint(v_1 / select((v == int4(0, 0, 0, 0)) | ((v_1 == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int4(-1, -1, -1, -1))), int4(1, 1, 1, 1), v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/i32,vec4<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -20, -20, -20) / int4(3, 4, 5, 6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(6u, 5u, 4u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  const uint4 v = e2;
  result.Store4(0u, ((uint4)e1) / select((v == uint4(0u, 0u, 0u, 0u)), uint4(1u, 1u, 1u, 1u), v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/u32,vec4<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 20u, 20u, 20u) / uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(2.0f, 1.882353f, 1.6f, 1.28f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 / e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f32,vec4<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(0.5f / float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(2.0h), float16_t(1.883h), float16_t(1.6h), float16_t(1.28h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, e1 / e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case div/f16,vec4<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, float16_t(0.5h) / vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
