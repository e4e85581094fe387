//# case trunc/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  result.Store(0u, asuint(((v < 0.0f) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(((0.5f < 0.0f) ? ceil(0.5f) : floor(0.5f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  result.Store2(0u, asuint(((v < float2(0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  result.Store3(0u, asuint(((v < float3(0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.0f, 0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  result.Store4(0u, asuint(((v < float4(0.0f, 0.0f, 0.0f, 0.0f)) ? ceil(v) : floor(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case trunc/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case trunc/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
