//# case mat2x2<f32>/none
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(0.0f, 0.0f, 0.0f, 0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f16>/none
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f32>/mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2x2 e = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  store_result(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f16>/mat2x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.5f, 0.53125f), float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f32>/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float2 v1 = float2(0.5f, 0.53125f);
  float2 v2 = float2(0.25f, 0.265625f);
  store_result(0u, float2x2(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f32>/f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(0.5f, 0.25f), float2(0.75f, 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  float e4 = 3.0f;
  store_result(0u, float2x2(e1, e2, e3, e4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f32>/f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(0.5f, 0.25f, 0.75f, 3.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f16>/f16,f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/f16,f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/f16,f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f32>/mat2x2<f16>/literal
RWByteAddressBuffer result : register(u0);

void store_result(uint offset, float2x2 value) {
  result.Store2(offset, asuint(value[0]));
  result.Store2(offset + 8u, asuint(value[1]));
}

void test() {
  store_result(0u, float2x2(float2(4.5f, 4.78125f), float2(5.625f, 7.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case mat2x2<f32>/mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f32>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case mat2x2<f16>/mat2x2<f32>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
