//# case mod/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  const int v = e1;
  const int v_1 = e2;
  const int v_2 = ((v_1 == int(0)) | ((v == int((-2147483647 - 1))) & (v_1 == int(-1))) ? int(1) : v_1);
  result.Store(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(4294967276u - asuint(int(-20) / int(3)) * 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  const uint v = e2;
  result.Store(0u, e1 % ((v == 0u) ? 1u : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u % 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  const float v = e1;
  const float v_1 = e2;
  const float v_2 = v / v_1;
  result.Store(0u, asuint(v - v_1 * ((v_2 < 0.0f) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float v = 0.5f / 0.25f;
  result.Store(0u, asuint(0.5f - 0.25f * ((v < 0.0f) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-2, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  const int2 v = e1;
  const int2 v_1 = e2;
  const int2 v_2 = ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1);
  result.Store2(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  const uint2 v = e2;
  result.Store2(0u, e1 % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  const float2 v = e1;
  const float2 v_1 = e2;
  const float2 v_2 = v / v_1;
  result.Store2(0u, asuint(v - v_1 * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-2, -3, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  const int3 v = e1;
  const int3 v_1 = e2;
  const int3 v_2 = ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1);
  result.Store3(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 1u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  const uint3 v = e2;
  result.Store3(0u, e1 % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  const float3 v = e1;
  const float3 v_1 = e2;
  const float3 v_2 = v / v_1;
  result.Store3(0u, asuint(v - v_1 * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-2, -3, -3, -5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = e1;
  const int4 v_1 = e2;
  const int4 v_2 = ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1);
  result.Store4(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 1u, 2u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  const uint4 v = e2;
  result.Store4(0u, e1 % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.0f, 0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  const float4 v = e1;
  const float4 v_1 = e2;
  const float4 v_2 = v / v_1;
  result.Store4(0u, asuint(v - v_1 * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-2, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int e2 = int(3);
  const int2 v = e1;
  const int2 v_1 = ((int2)e2);
  const int2 v_2 = ((v_1 == int2(0, 0)) | ((v == int2((-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int2(-1, -1))) ? int2(1, 1) : v_1);
  result.Store2(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(uint2(4294967276u, 4294967277u) - asuint(int2(-20, -19) / int2(3, 3)) * uint2(3u, 3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint e2 = 3u;
  const uint2 v = ((uint2)e2);
  result.Store2(0u, e1 % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u) % uint2(3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.0f, 0.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float e2 = 0.25f;
  const float2 v = e1;
  const float2 v_1 = ((float2)e2);
  const float2 v_2 = v / v_1;
  result.Store2(0u, asuint(v - v_1 * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float2 v = float2(0.5f, 0.53125f) / float2(0.25f, 0.25f);
  result.Store2(0u, asuint(float2(0.5f, 0.53125f) - float2(0.25f, 0.25f) * ((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec2<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-2, -1, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int e2 = int(3);
  const int3 v = e1;
  const int3 v_1 = ((int3)e2);
  const int3 v_2 = ((v_1 == int3(0, 0, 0)) | ((v == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int3(-1, -1, -1))) ? int3(1, 1, 1) : v_1);
  result.Store3(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(uint3(4294967276u, 4294967277u, 4294967278u) - asuint(int3(-20, -19, -18) / int3(3, 3, 3)) * uint3(3u, 3u, 3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint e2 = 3u;
  const uint3 v = ((uint3)e2);
  result.Store3(0u, e1 % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u) % uint3(3u, 3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.03125f, 0.125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float e2 = 0.25f;
  const float3 v = e1;
  const float3 v_1 = ((float3)e2);
  const float3 v_2 = v / v_1;
  result.Store3(0u, asuint(v - v_1 * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float3 v = float3(0.5f, 0.53125f, 0.625f) / float3(0.25f, 0.25f, 0.25f);
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f) - float3(0.25f, 0.25f, 0.25f) * ((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec3<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-2, -1, 0, -2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int e2 = int(3);
  const int4 v = e1;
  const int4 v_1 = ((int4)e2);
  const int4 v_2 = ((v_1 == int4(0, 0, 0, 0)) | ((v == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v_1 == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v_1);
  result.Store4(0u, asuint(asint(asuint(v) - asuint(v / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u) - asuint(int4(-20, -19, -18, -17) / int4(3, 3, 3, 3)) * uint4(3u, 3u, 3u, 3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 0u, 1u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  const uint4 v = ((uint4)e2);
  result.Store4(0u, e1 % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u) % uint4(3u, 3u, 3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.0f, 0.03125f, 0.125f, 0.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float e2 = 0.25f;
  const float4 v = e1;
  const float4 v_1 = ((float4)e2);
  const float4 v_2 = v / v_1;
  result.Store4(0u, asuint(v - v_1 * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float4 v = float4(0.5f, 0.53125f, 0.625f, 0.78125f) / float4(0.25f, 0.25f, 0.25f, 0.25f);
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f) - float4(0.25f, 0.25f, 0.25f, 0.25f) * ((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/vec4<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/vec4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-2, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 e2 = int2(3, 4);
  const int2 v = e2;
  const int2 v_1 = ((int2)e1);
  const int2 v_2 = ((v == int2(0, 0)) | ((v_1 == int2((-2147483647 - 1), (-2147483647 - 1))) & (v == int2(-1, -1))) ? int2(1, 1) : v);
  result.Store2(0u, asuint(asint(asuint(v_1) - asuint(v_1 / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(uint2(4294967276u, 4294967276u) - asuint(int2(-20, -20) / int2(3, 4)) * uint2(3u, 4u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 e2 = uint2(3u, 4u);
  const uint2 v = e2;
  result.Store2(0u, ((uint2)e1) % ((v == uint2(0u, 0u)) ? uint2(1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 20u) % uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.0f, 0.234375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 e2 = float2(0.25f, 0.265625f);
  const float2 v = e2;
  const float2 v_1 = ((float2)e1);
  const float2 v_2 = v_1 / v;
  result.Store2(0u, asuint(v_1 - v * ((v_2 < float2(0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float2 v = float2(0.5f, 0.5f) / float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(float2(0.5f, 0.5f) - float2(0.25f, 0.265625f) * ((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f16,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-2, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int3 e2 = int3(3, 4, 5);
  const int3 v = e2;
  const int3 v_1 = ((int3)e1);
  const int3 v_2 = ((v == int3(0, 0, 0)) | ((v_1 == int3((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int3(-1, -1, -1))) ? int3(1, 1, 1) : v);
  result.Store3(0u, asuint(asint(asuint(v_1) - asuint(v_1 / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec3<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(uint3(4294967276u, 4294967276u, 4294967276u) - asuint(int3(-20, -20, -20) / int3(3, 4, 5)) * uint3(3u, 4u, 5u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint3 e2 = uint3(3u, 4u, 5u);
  const uint3 v = e2;
  result.Store3(0u, ((uint3)e1) % ((v == uint3(0u, 0u, 0u)) ? uint3(1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec3<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 20u, 20u) % uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.234375f, 0.1875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  const float3 v = e2;
  const float3 v_1 = ((float3)e1);
  const float3 v_2 = v_1 / v;
  result.Store3(0u, asuint(v_1 - v * ((v_2 < float3(0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec3<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float3 v = float3(0.5f, 0.5f, 0.5f) / float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(float3(0.5f, 0.5f, 0.5f) - float3(0.25f, 0.265625f, 0.3125f) * ((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f16,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/i32,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-2, 0, 0, -2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = e2;
  const int4 v_1 = ((int4)e1);
  const int4 v_2 = ((v == int4(0, 0, 0, 0)) | ((v_1 == int4((-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1), (-2147483647 - 1))) & (v == int4(-1, -1, -1, -1))) ? int4(1, 1, 1, 1) : v);
  result.Store4(0u, asuint(asint(asuint(v_1) - asuint(v_1 / v_2) * asuint(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/i32,vec4<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(uint4(4294967276u, 4294967276u, 4294967276u, 4294967276u) - asuint(int4(-20, -20, -20, -20) / int4(3, 4, 5, 6)) * uint4(3u, 4u, 5u, 6u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 0u, 0u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  const uint4 v = e2;
  result.Store4(0u, ((uint4)e1) % ((v == uint4(0u, 0u, 0u, 0u)) ? uint4(1u, 1u, 1u, 1u) : v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/u32,vec4<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 20u, 20u, 20u) % uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.0f, 0.234375f, 0.1875f, 0.109375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  const float4 v = e2;
  const float4 v_1 = ((float4)e1);
  const float4 v_2 = v_1 / v;
  result.Store4(0u, asuint(v_1 - v * ((v_2 < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v_2) : floor(v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f32,vec4<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  const float4 v = float4(0.5f, 0.5f, 0.5f, 0.5f) / float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(float4(0.5f, 0.5f, 0.5f, 0.5f) - float4(0.25f, 0.265625f, 0.3125f, 0.390625f) * ((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mod/f16,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mod/f16,vec4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
