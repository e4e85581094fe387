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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.00873h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  result.Store<float16_t>(0u, e1 * float16_t(0.01746h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h) * float16_t(0.01746h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.00873h), float16_t(0.00927h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, e1 * vector<float16_t, 2>(float16_t(0.01746h), float16_t(0.01746h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.00873h), float16_t(0.00927h), float16_t(0.01091h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, e1 * vector<float16_t, 3>(float16_t(0.01746h), float16_t(0.01746h), float16_t(0.01746h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.00873h), float16_t(0.00927h), float16_t(0.01091h), float16_t(0.01363h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case radians/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, e1 * vector<float16_t, 4>(float16_t(0.01746h), float16_t(0.01746h), float16_t(0.01746h), float16_t(0.01746h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
