//# case mat2x4<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f32>/mat2x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float2x4 e = float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/mat2x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f32>/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float4 v1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 v2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  store_result(0u, float2x4(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(0.5f, 0.25f, 0.75f, 3.0f), float4(4.0f, 5.0f, 6.0f, 7.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  float e4 = 3.0f;
  float e5 = 4.0f;
  float e6 = 5.0f;
  float e7 = 6.0f;
  float e8 = 7.0f;
  store_result(0u, float2x4(e1, e2, e3, e4, e5, e6, e7, e8));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f32>/mat2x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x4(float4(4.5f, 4.78125f, 5.625f, 7.03125f), float4(9.0f, 11.53125f, 14.625f, 18.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x4<f32>/mat2x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/mat2x4<f32>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x4<f16>/mat2x4<f32>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
