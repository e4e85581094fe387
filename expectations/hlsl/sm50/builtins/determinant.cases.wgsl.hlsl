//# case determinant/mat2x2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.05859375f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat2x2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2x2 e = float2x2(float2(0.5f, 0.53125f), float2(0.625f, 0.78125f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat2x2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case determinant/mat2x2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case determinant/mat3x3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(-0.006591797f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3x3 e = float3x3(float3(0.5f, 0.53125f, 0.625f), float3(0.78125f, 1.0f, 1.28125f), float3(1.625f, 2.03125f, 2.5f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat3x3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case determinant/mat3x3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case determinant/mat4x4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4x4 e = float4x4(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(1.0f, 1.28125f, 1.625f, 2.03125f), float4(2.5f, 3.03125f, 3.625f, 4.28125f), float4(5.0f, 5.78125f, 6.625f, 7.53125f));
  result.Store(0u, asuint(determinant(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case determinant/mat4x4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case determinant/mat4x4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
