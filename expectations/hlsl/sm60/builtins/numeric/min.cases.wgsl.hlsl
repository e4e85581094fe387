//# case min/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(min(int(-20), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, min(20u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(min(0.5f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  result.Store<float16_t>(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, min(float16_t(0.5h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, -19)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -19, -18)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, -18, -17)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(min(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case min/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, min(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
