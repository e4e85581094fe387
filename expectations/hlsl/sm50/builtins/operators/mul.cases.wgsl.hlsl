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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,vec4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat2x4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat3x4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x2<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x3<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/f16,mat4x4<f16>/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec2<f16>,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec3<f16>,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/vec4<f16>,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat3x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x2<f16>,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x3<f16>,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat2x4<f16>,mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat2x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x2<f16>,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x3<f16>,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat3x4<f16>,mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat3x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x2<f16>,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x3<f16>,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
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
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mul/mat4x4<f16>,mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
