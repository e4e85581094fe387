//# case acosh/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.9624236f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float x = 1.5f;
  const float v = x;
  result.Store(0u, asuint(log(v + sqrt(v * v - 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(log(1.5f + sqrt(1.5f * 1.5f - 1.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.9624h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t x = float16_t(1.5h);
  const float16_t v = x;
  result.Store<float16_t>(0u, log(v + sqrt(v * v - float16_t(1.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, log(float16_t(1.5h) + sqrt(float16_t(1.5h) * float16_t(1.5h) - float16_t(1.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.9624236f, 1.0419478f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 x = float2(1.5f, 1.59375f);
  const float2 v = x;
  result.Store2(0u, asuint(log(v + sqrt(v * v - float2(1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.9624h), float16_t(1.042h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> x = vector<float16_t, 2>(float16_t(1.5h), float16_t(1.594h));
  const vector<float16_t, 2> v = x;
  result.Store<vector<float16_t, 2> >(0u, log(v + sqrt(v * v - vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.9624236f, 1.0419478f, 1.2415785f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 x = float3(1.5f, 1.59375f, 1.875f);
  const float3 v = x;
  result.Store3(0u, asuint(log(v + sqrt(v * v - float3(1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.9624h), float16_t(1.042h), float16_t(1.241h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> x = vector<float16_t, 3>(float16_t(1.5h), float16_t(1.594h), float16_t(1.875h));
  const vector<float16_t, 3> v = x;
  result.Store<vector<float16_t, 3> >(0u, log(v + sqrt(v * v - vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.9624236f, 1.0419478f, 1.2415785f, 1.4959239f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 x = float4(1.5f, 1.59375f, 1.875f, 2.34375f);
  const float4 v = x;
  result.Store4(0u, asuint(log(v + sqrt(v * v - float4(1.0f, 1.0f, 1.0f, 1.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.9624h), float16_t(1.042h), float16_t(1.241h), float16_t(1.496h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acosh/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> x = vector<float16_t, 4>(float16_t(1.5h), float16_t(1.594h), float16_t(1.875h), float16_t(2.344h));
  const vector<float16_t, 4> v = x;
  result.Store<vector<float16_t, 4> >(0u, log(v + sqrt(v * v - vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
