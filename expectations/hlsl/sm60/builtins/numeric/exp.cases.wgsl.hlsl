//# case exp/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.6487212f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  result.Store(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(exp(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.648h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  result.Store<float16_t>(0u, exp(e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, exp(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.6487212f, 1.7010573f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.648h), float16_t(1.701h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, exp(e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.6487212f, 1.7010573f, 1.868246f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.648h), float16_t(1.701h), float16_t(1.868h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, exp(e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.6487212f, 1.7010573f, 1.868246f, 2.1842008f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(exp(e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.648h), float16_t(1.701h), float16_t(1.868h), float16_t(2.184h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case exp/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, exp(e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
