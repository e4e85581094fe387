//# case dpdyCoarse/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(ddy_coarse(0.5f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(ddy_coarse(e)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(ddy_coarse(0.5f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(ddy_coarse(float2(0.5f, 0.53125f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(ddy_coarse(e)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(ddy_coarse(float3(0.5f, 0.53125f, 0.625f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(ddy_coarse(e)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(ddy_coarse(float4(0.5f, 0.53125f, 0.625f, 0.78125f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case dpdyCoarse/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(ddy_coarse(e)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
