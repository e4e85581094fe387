//# case cosh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.127626f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float a = 0.5f;
  result.Store(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(cosh(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.128h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t a = float16_t(0.5h);
  result.Store<float16_t>(0u, cosh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, cosh(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.127626f, 1.1444635f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 a = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.128h), float16_t(1.145h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> a = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, cosh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.127626f, 1.1444635f, 1.2017537f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 a = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.128h), float16_t(1.145h), float16_t(1.202h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> a = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, cosh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.127626f, 1.1444635f, 1.2017537f, 1.321017f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 a = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(cosh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.128h), float16_t(1.145h), float16_t(1.202h), float16_t(1.321h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cosh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> a = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, cosh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
