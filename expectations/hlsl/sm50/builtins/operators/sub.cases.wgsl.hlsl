//# case sub/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-23)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(4294967276u - 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 17u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u - 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f - 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-23, -23)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(17u, 17u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-23, -23, -23)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(17u, 17u, 17u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-23, -23, -23, -23)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(17u, 17u, 17u, 17u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-23, -22)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int e2 = int(3);
  result.Store2(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(uint2(4294967276u, 4294967277u) - 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(17u, 18u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint e2 = 3u;
  result.Store2(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u) - 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float e2 = 0.25f;
  result.Store2(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f) - 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec2<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-23, -22, -21)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int e2 = int(3);
  result.Store3(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(uint3(4294967276u, 4294967277u, 4294967278u) - 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(17u, 18u, 19u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint e2 = 3u;
  result.Store3(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u) - 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.28125f, 0.375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float e2 = 0.25f;
  result.Store3(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f) - 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec3<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-23, -22, -21, -20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int e2 = int(3);
  result.Store4(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u) - 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(17u, 18u, 19u, 20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint e2 = 3u;
  result.Store4(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u) - 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.28125f, 0.375f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float e2 = 0.25f;
  result.Store4(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f) - 0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/vec4<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/vec4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-23, -24)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(4294967276u - uint2(3u, 4u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(17u, 16u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, 20u - uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.234375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(0.5f - float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f16,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/i32,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-23, -24, -25)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec3<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(4294967276u - uint3(3u, 4u, 5u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(17u, 16u, 15u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec3<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, 20u - uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.234375f, 0.1875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec3<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(0.5f - float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f16,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/i32,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-23, -24, -25, -26)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(asint(asuint(e1) - asuint(e2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/i32,vec4<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(4294967276u - uint4(3u, 4u, 5u, 6u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(17u, 16u, 15u, 14u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/u32,vec4<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, 20u - uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.234375f, 0.1875f, 0.109375f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(e1 - e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f32,vec4<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(0.5f - float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/f16,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/f16,vec4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x2<f32>,mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x2<f32>,mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2x2 e1 = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  float2x2 e2 = float2x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x2<f16>,mat2x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x2<f16>,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x3<f32>,mat2x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x3<f32>,mat2x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
}

void test() {
  float2x3 e1 = float2x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f));
  float2x3 e2 = float2x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x3<f16>,mat2x3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x3<f16>,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x4<f32>,mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x4<f32>,mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float2x4 e1 = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  float2x4 e2 = float2x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat2x4<f16>,mat2x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat2x4<f16>,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x2<f32>,mat3x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x2<f32>,mat3x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
}

void test() {
  float3x2 e1 = float3x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f));
  float3x2 e2 = float3x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x2<f16>,mat3x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x2<f16>,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x3<f32>,mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x3<f32>,mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
}

void test() {
  float3x3 e1 = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  float3x3 e2 = float3x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x3<f16>,mat3x3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x3<f16>,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x4<f32>,mat3x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  store_result(0u, float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x4<f32>,mat3x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float3x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
}

void test() {
  float3x4 e1 = float3x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f));
  float3x4 e2 = float3x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat3x4<f16>,mat3x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat3x4<f16>,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x2<f32>,mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x2<f32>,mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float4x2 e1 = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  float4x2 e2 = float4x2(float2(0.25f, 0.265625f), float2(0.3125f, 0.390625f), float2(0.5f, 0.640625f), float2(0.8125f, 1.015625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x2<f16>,mat4x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x2<f16>,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x3<f32>,mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x3<f32>,mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float4x3 e1 = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  float4x3 e2 = float4x3(float3(0.25f, 0.265625f, 0.3125f), float3(0.390625f, 0.5f, 0.640625f), float3(0.8125f, 1.015625f, 1.25f), float3(1.515625f, 1.8125f, 2.140625f));
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x3<f16>,mat4x3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x3<f16>,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x4<f32>,mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.640625f, 0.8125f, 1.015625f), float4(1.25f, 1.515625f, 1.8125f, 2.140625f), float4(2.5f, 2.890625f, 3.3125f, 3.765625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x4<f32>,mat4x4<f32>/variable
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
  store_result(0u, e1 - e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sub/mat4x4<f16>,mat4x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case sub/mat4x4<f16>,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
