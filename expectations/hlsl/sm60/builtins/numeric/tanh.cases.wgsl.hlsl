//# case tanh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.46211717f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float a = 0.5f;
  result.Store(0u, asuint(tanh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(tanh(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.4622h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t a = float16_t(0.5h);
  result.Store<float16_t>(0u, tanh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, tanh(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.46211717f, 0.48633602f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 a = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(tanh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.4622h), float16_t(0.4863h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> a = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, tanh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.46211717f, 0.48633602f, 0.5545997f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 a = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(tanh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.4622h), float16_t(0.4863h), float16_t(0.5547h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> a = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, tanh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.46211717f, 0.48633602f, 0.5545997f, 0.6534236f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 a = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(tanh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.4622h), float16_t(0.4863h), float16_t(0.5547h), float16_t(0.6533h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case tanh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> a = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, tanh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
