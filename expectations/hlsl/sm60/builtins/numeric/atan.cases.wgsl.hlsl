//# case atan/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.4636476f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(atan(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(atan(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.4636h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, atan(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, atan(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.4636476f, 0.48833394f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(atan(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.4636h), float16_t(0.4883h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, atan(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.4636476f, 0.48833394f, 0.5585993f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(atan(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.4636h), float16_t(0.4883h), float16_t(0.5586h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, atan(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.4636476f, 0.48833394f, 0.5585993f, 0.663203f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(atan(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.4636h), float16_t(0.4883h), float16_t(0.5586h), float16_t(0.663h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atan/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, atan(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
