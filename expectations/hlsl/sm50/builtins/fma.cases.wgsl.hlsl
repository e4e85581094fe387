//# case fma/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.875f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  result.Store(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(mad(0.5f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.875f, 0.9379883f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  float2 e3 = float2(0.75f, 0.796875f);
  result.Store2(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec2<f16>,vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.875f, 0.9379883f, 1.1328125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  float3 e3 = float3(0.75f, 0.796875f, 0.9375f);
  result.Store3(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec3<f16>,vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.875f, 0.9379883f, 1.1328125f, 1.4770508f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 e3 = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  result.Store4(0u, asuint(mad(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case fma/vec4<f16>,vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
