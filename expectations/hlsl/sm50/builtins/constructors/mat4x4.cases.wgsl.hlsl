//# case mat4x4<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f16>/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f32>/mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float4x4 e = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f16>/mat4x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.75f, 0.796875f, 0.9375f, 1.171875f), float4(3.0f, 3.1875f, 3.75f, 4.6875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f32>/vec4<f32>,vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  float4 v1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 v2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 v3 = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  float4 v4 = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  store_result(0u, float4x4(v1, v2, v3, v4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/vec4<f16>,vec4<f16>,vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(0.5f, 0.25f, 0.75f, 3.0f), float4(4.0f, 5.0f, 6.0f, 7.0f), float4(8.0f, 9.0f, 10.0f, 11.0f), float4(12.0f, 13.0f, 14.0f, 15.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
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
  float e9 = 8.0f;
  float e10 = 9.0f;
  float e11 = 10.0f;
  float e12 = 11.0f;
  float e13 = 12.0f;
  float e14 = 13.0f;
  float e15 = 14.0f;
  float e16 = 15.0f;
  store_result(0u, float4x4(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f, 8.0f, 9.0f, 10.0f, 11.0f, 12.0f, 13.0f, 14.0f, 15.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f32>/mat4x4<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x4 value) {
  result.Store4(offset, asuint(value[0]));
  result.Store4(offset + 16u, asuint(value[1]));
  result.Store4(offset + 32u, asuint(value[2]));
  result.Store4(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x4(float4(4.5f, 4.78125f, 5.625f, 7.03125f), float4(9.0f, 11.53125f, 14.625f, 18.28125f), float4(22.5f, 27.28125f, 32.625f, 38.53125f), float4(45.0f, 52.03125f, 59.625f, 67.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x4<f32>/mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f32>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x4<f16>/mat4x4<f32>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
