//# case clamp/i32,i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/i32,i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  int low = int(3);
  int high = int(7);
  result.Store(0u, asuint(min(max(e, low), high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/i32,i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(min(max(int(-20), int(3)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/u32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 7u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/u32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  uint low = 3u;
  uint high = 7u;
  result.Store(0u, min(max(e, low), high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/u32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, min(max(20u, 3u), 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  float low = 0.25f;
  float high = 0.75f;
  result.Store(0u, asuint(clamp(e, low, high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(clamp(0.5f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  float16_t low = float16_t(0.25h);
  float16_t high = float16_t(0.75h);
  result.Store<float16_t>(0u, clamp(e, low, high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, clamp(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<i32>,vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  int2 low = int2(3, 4);
  int2 high = int2(7, 8);
  result.Store2(0u, asuint(min(max(e, low), high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(7u, 8u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<u32>,vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  uint2 low = uint2(3u, 4u);
  uint2 high = uint2(7u, 8u);
  result.Store2(0u, min(max(e, low), high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  float2 low = float2(0.25f, 0.265625f);
  float2 high = float2(0.75f, 0.796875f);
  result.Store2(0u, asuint(clamp(e, low, high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec2<f16>,vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> low = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  vector<float16_t, 2> high = vector<float16_t, 2>(float16_t(0.75h), float16_t(0.797h));
  result.Store<vector<float16_t, 2> >(0u, clamp(e, low, high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(3, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<i32>,vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  int3 low = int3(3, 4, 5);
  int3 high = int3(7, 8, 9);
  result.Store3(0u, asuint(min(max(e, low), high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(7u, 8u, 9u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<u32>,vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  uint3 low = uint3(3u, 4u, 5u);
  uint3 high = uint3(7u, 8u, 9u);
  result.Store3(0u, min(max(e, low), high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  float3 low = float3(0.25f, 0.265625f, 0.3125f);
  float3 high = float3(0.75f, 0.796875f, 0.9375f);
  result.Store3(0u, asuint(clamp(e, low, high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec3<f16>,vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> low = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  vector<float16_t, 3> high = vector<float16_t, 3>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h));
  result.Store<vector<float16_t, 3> >(0u, clamp(e, low, high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(3, 4, 5, 6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<i32>,vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  int4 low = int4(3, 4, 5, 6);
  int4 high = int4(7, 8, 9, 10);
  result.Store4(0u, asuint(min(max(e, low), high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(7u, 8u, 9u, 10u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<u32>,vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  uint4 low = uint4(3u, 4u, 5u, 6u);
  uint4 high = uint4(7u, 8u, 9u, 10u);
  result.Store4(0u, min(max(e, low), high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 low = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 high = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  result.Store4(0u, asuint(clamp(e, low, high)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case clamp/vec4<f16>,vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> low = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  vector<float16_t, 4> high = vector<float16_t, 4>(float16_t(0.75h), float16_t(0.797h), float16_t(0.9375h), float16_t(1.172h));
  result.Store<vector<float16_t, 4> >(0u, clamp(e, low, high));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
