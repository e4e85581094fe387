//# case mat4x2<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f16>/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f32>/mat4x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float4x2 e = float4x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f), float2(1.0f, 1.28125f), float2(1.625f, 2.03125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f16>/mat4x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.5f, 0.53125f), float2(0.25f, 0.265625f), float2(0.75f, 0.796875f), float2(3.0f, 3.1875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f32>/vec2<f32>,vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  float2 v1 = float2(0.5f, 0.53125f);
  float2 v2 = float2(0.25f, 0.265625f);
  float2 v3 = float2(0.75f, 0.796875f);
  float2 v4 = float2(3.0f, 3.1875f);
  store_result(0u, float4x2(v1, v2, v3, v4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/vec2<f16>,vec2<f16>,vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(0.5f, 0.25f), float2(0.75f, 3.0f), float2(4.0f, 5.0f), float2(6.0f, 7.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
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
  store_result(0u, float4x2(e1, e2, e3, e4, e5, e6, e7, e8));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f32>/f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/f16,f16,f16,f16,f16,f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f32>/mat4x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
  result.Store2(offset + 16u, asuint(value[2]));
  result.Store2(offset + 24u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x2(float2(4.5f, 4.78125f), float2(5.625f, 7.03125f), float2(9.0f, 11.53125f), float2(14.625f, 18.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x2<f32>/mat4x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/mat4x2<f32>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x2<f16>/mat4x2<f32>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
