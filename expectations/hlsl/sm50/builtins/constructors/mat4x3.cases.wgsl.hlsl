//# case mat4x3<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f16>/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f32>/mat4x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f32>/mat4x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float4x3 e = float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f), float3(3.03125f, 3.625f, 4.28125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f16>/mat4x3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.5f, 0.53125f, 0.625f), float3(0.25f, 0.265625f, 0.3125f), float3(0.75f, 0.796875f, 0.9375f), float3(3.0f, 3.1875f, 3.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f32>/vec3<f32>,vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  float3 v1 = float3(0.5f, 0.53125f, 0.625f);
  float3 v2 = float3(0.25f, 0.265625f, 0.3125f);
  float3 v3 = float3(0.75f, 0.796875f, 0.9375f);
  float3 v4 = float3(3.0f, 3.1875f, 3.75f);
  store_result(0u, float4x3(v1, v2, v3, v4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/vec3<f16>,vec3<f16>,vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(0.5f, 0.25f, 0.75f), float3(3.0f, 4.0f, 5.0f), float3(6.0f, 7.0f, 8.0f), float3(9.0f, 10.0f, 11.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
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
  store_result(0u, float4x3(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f32>/f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(0.5f, 0.25f, 0.75f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f, 8.0f, 9.0f, 10.0f, 11.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f32>/mat4x3<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float4x3 value) {
  result.Store3(offset, asuint(value[0]));
  result.Store3(offset + 16u, asuint(value[1]));
  result.Store3(offset + 32u, asuint(value[2]));
  result.Store3(offset + 48u, asuint(value[3]));
}

void test() {
  store_result(0u, float4x3(float3(4.5f, 4.78125f, 5.625f), float3(7.03125f, 9.0f, 11.53125f), float3(14.625f, 18.28125f, 22.5f), float3(27.28125f, 32.625f, 38.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat4x3<f32>/mat4x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/mat4x3<f32>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat4x3<f16>/mat4x3<f32>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
