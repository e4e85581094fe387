//# case length/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(abs(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/f16/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.7295386f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store(0u, asuint(length(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec2<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.96065164f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store(0u, asuint(length(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec3<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.2382258f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store(0u, asuint(length(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec4<f16>/literal
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case length/vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
