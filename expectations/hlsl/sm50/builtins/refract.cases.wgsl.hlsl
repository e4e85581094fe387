//# case refract/vec2<f32>,vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.15238033f, 0.1619041f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  float e3 = 0.75f;
  result.Store2(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(refract(float2(0.5f, 0.53125f), float2(0.25f, 0.265625f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec2<f16>,vec2<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec2<f16>,vec2<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec3<f32>,vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.10185738f, 0.10822346f, 0.12732172f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  float e3 = 0.75f;
  result.Store3(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(refract(float3(0.5f, 0.53125f, 0.625f), float3(0.25f, 0.265625f, 0.3125f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec3<f16>,vec3<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec3<f16>,vec3<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec4<f32>,vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.012163363f, 0.012923574f, 0.015204204f, 0.019005256f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float e3 = 0.75f;
  result.Store4(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(refract(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.25f, 0.265625f, 0.3125f, 0.390625f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec4<f16>,vec4<f16>,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case refract/vec4<f16>,vec4<f16>,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
