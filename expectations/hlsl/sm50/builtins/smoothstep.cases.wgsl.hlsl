//# case smoothstep/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float edge0 = 0.25f;
  float edge1 = 0.75f;
  float x = 0.5f;
  result.Store(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(smoothstep(0.25f, 0.75f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/f16,f16,f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/f16,f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/f16,f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f32>,vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 edge0 = float2(0.25f, 0.265625f);
  float2 edge1 = float2(0.75f, 0.796875f);
  float2 x = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec2<f16>,vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f32>,vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 edge0 = float3(0.25f, 0.265625f, 0.3125f);
  float3 edge1 = float3(0.75f, 0.796875f, 0.9375f);
  float3 x = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec3<f16>,vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f32>,vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 edge0 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float4 edge1 = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  float4 x = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(smoothstep(edge0, edge1, x)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case smoothstep/vec4<f16>,vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
