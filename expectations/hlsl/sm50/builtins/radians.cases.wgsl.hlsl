//# case radians/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.008726646f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  result.Store(0u, asuint(e1 * 0.017453292f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f * 0.017453292f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.008726646f, 0.009272061f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(e1 * float2(0.017453292f, 0.017453292f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.008726646f, 0.009272061f, 0.0109083075f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(e1 * float3(0.017453292f, 0.017453292f, 0.017453292f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.008726646f, 0.009272061f, 0.0109083075f, 0.013635385f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(e1 * float4(0.017453292f, 0.017453292f, 0.017453292f, 0.017453292f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case radians/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
