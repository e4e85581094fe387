//# case sinh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5210953f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float a = 0.5f;
  result.Store(0u, asuint(sinh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(sinh(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.521h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t a = float16_t(0.5h);
  result.Store<float16_t>(0u, sinh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, sinh(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5210953f, 0.55659384f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 a = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(sinh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.521h), float16_t(0.5566h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> a = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, sinh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5210953f, 0.55659384f, 0.6664923f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 a = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(sinh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.521h), float16_t(0.5566h), float16_t(0.6665h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> a = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, sinh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5210953f, 0.55659384f, 0.6664923f, 0.86318374f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 a = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(sinh(a)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.521h), float16_t(0.5566h), float16_t(0.6665h), float16_t(0.8633h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sinh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> a = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, sinh(a));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
