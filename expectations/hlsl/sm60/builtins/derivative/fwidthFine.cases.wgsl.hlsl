//# case fwidthFine/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(ddx_fine(0.5f)) + abs(ddy_fine(0.5f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  result.Store(0u, asuint(abs(ddx_fine(v)) + abs(ddy_fine(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(ddx_fine(0.5f)) + abs(ddy_fine(0.5f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(abs(ddx_fine(float2(0.5f, 0.53125f))) + abs(ddy_fine(float2(0.5f, 0.53125f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  result.Store2(0u, asuint(abs(ddx_fine(v)) + abs(ddy_fine(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(abs(ddx_fine(float3(0.5f, 0.53125f, 0.625f))) + abs(ddy_fine(float3(0.5f, 0.53125f, 0.625f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  result.Store3(0u, asuint(abs(ddx_fine(v)) + abs(ddy_fine(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(abs(ddx_fine(float4(0.5f, 0.53125f, 0.625f, 0.78125f))) + abs(ddy_fine(float4(0.5f, 0.53125f, 0.625f, 0.78125f)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case fwidthFine/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  result.Store4(0u, asuint(abs(ddx_fine(v)) + abs(ddy_fine(v))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
