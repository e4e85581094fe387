//# case exp/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.6487212f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  result.Store(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(exp(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.6487212f, 1.7010573f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.6487212f, 1.7010573f, 1.868246f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.6487212f, 1.7010573f, 1.868246f, 2.1842008f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case exp/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
