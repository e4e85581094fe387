//# case cosh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.127626f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float a = 0.5f;
  result.Store(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(cosh(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.127626f, 1.1444635f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 a = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.127626f, 1.1444635f, 1.2017537f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 a = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.127626f, 1.1444635f, 1.2017537f, 1.321017f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 a = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cosh/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
