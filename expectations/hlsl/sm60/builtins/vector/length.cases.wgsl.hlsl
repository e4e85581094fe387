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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, abs(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, abs(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.7295h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<float16_t>(0u, length(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.9604h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<float16_t>(0u, length(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
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
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.238h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case length/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<float16_t>(0u, length(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
