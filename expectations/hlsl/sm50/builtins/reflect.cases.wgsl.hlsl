//# case reflect/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.36694336f, 0.38987732f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  const float2 v = e1;
  const float2 v_1 = e2;
  result.Store2(0u, asuint(v + ((float2)(-2.0f * dot(v, v_1))) * v_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec2<f16>,vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case reflect/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case reflect/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.2692871f, 0.28611755f, 0.3366089f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(reflect(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f16>,vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case reflect/vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case reflect/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.11669922f, 0.12399292f, 0.14587402f, 0.18234253f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(reflect(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f16>,vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case reflect/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
