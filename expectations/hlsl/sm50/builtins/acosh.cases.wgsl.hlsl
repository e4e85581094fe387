//# case acosh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.9624236f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float x = 1.5f;
  const float v = x;
  result.Store(0u, asuint(log(v + sqrt(v * v - 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(log(1.5f + sqrt(1.5f * 1.5f - 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.9624236f, 1.0419478f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 x = float2(1.5f, 1.59375f);
  const float2 v = x;
  result.Store2(0u, asuint(log(v + sqrt(v * v - float2(1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.9624236f, 1.0419478f, 1.2415785f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 x = float3(1.5f, 1.59375f, 1.875f);
  const float3 v = x;
  result.Store3(0u, asuint(log(v + sqrt(v * v - float3(1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.9624236f, 1.0419478f, 1.2415785f, 1.4959239f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 x = float4(1.5f, 1.59375f, 1.875f, 2.34375f);
  const float4 v = x;
  result.Store4(0u, asuint(log(v + sqrt(v * v - float4(1.0f, 1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case acosh/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
