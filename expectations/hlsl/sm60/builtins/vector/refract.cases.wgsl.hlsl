//# case refract/vec2<f32>,vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.15238033f, 0.1619041f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  float e3 = 0.75f;
  result.Store2(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f32>,vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(refract(float2(0.5f, 0.53125f), float2(0.25f, 0.265625f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.1523h), float16_t(0.1619h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  float16_t e3 = float16_t(0.75h);
  result.Store<vector<float16_t, 2> >(0u, refract(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec2<f16>,vec2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, refract(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.10185738f, 0.10822346f, 0.12732172f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  float e3 = 0.75f;
  result.Store3(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f32>,vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(refract(float3(0.5f, 0.53125f, 0.625f), float3(0.25f, 0.265625f, 0.3125f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.10187h), float16_t(0.1082h), float16_t(0.1273h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  float16_t e3 = float16_t(0.75h);
  result.Store<vector<float16_t, 3> >(0u, refract(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec3<f16>,vec3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, refract(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.012163363f, 0.012923574f, 0.015204204f, 0.019005256f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  float e3 = 0.75f;
  result.Store4(0u, asuint(refract(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f32>,vec4<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(refract(float4(0.5f, 0.53125f, 0.625f, 0.78125f), float4(0.25f, 0.265625f, 0.3125f, 0.390625f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.01216h), float16_t(0.012924h), float16_t(0.015205h), float16_t(0.01901h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  float16_t e3 = float16_t(0.75h);
  result.Store<vector<float16_t, 4> >(0u, refract(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case refract/vec4<f16>,vec4<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, refract(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
