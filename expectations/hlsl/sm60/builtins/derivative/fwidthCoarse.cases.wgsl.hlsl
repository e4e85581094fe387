//# case fwidthCoarse/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(ddx_coarse(0.5f)) + abs(ddy_coarse(0.5f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  result.Store(0u, asuint(abs(ddx_coarse(v)) + abs(ddy_coarse(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(ddx_coarse(0.5f)) + abs(ddy_coarse(0.5f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(abs(ddx_coarse(float2(0.5f, 0.53125f))) + abs(ddy_coarse(float2(0.5f, 0.53125f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  result.Store2(0u, asuint(abs(ddx_coarse(v)) + abs(ddy_coarse(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(abs(ddx_coarse(float3(0.5f, 0.53125f, 0.625f))) + abs(ddy_coarse(float3(0.5f, 0.53125f, 0.625f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  result.Store3(0u, asuint(abs(ddx_coarse(v)) + abs(ddy_coarse(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(abs(ddx_coarse(float4(0.5f, 0.53125f, 0.625f, 0.78125f))) + abs(ddy_coarse(float4(0.5f, 0.53125f, 0.625f, 0.78125f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthCoarse/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  result.Store4(0u, asuint(abs(ddx_coarse(v)) + abs(ddy_coarse(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
