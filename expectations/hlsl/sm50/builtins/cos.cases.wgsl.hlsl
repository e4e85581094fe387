//# case cos/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.87758255f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(cos(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.87758255f, 0.86217445f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.87758255f, 0.86217445f, 0.8109631f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.87758255f, 0.86217445f, 0.8109631f, 0.7100339f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case cos/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
