//# case reflect/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.36694336f, 0.38987732f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, asuint(reflect(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.367h), float16_t(0.39h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 2> >(0u, reflect(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.2692871f, 0.28611755f, 0.3366089f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, asuint(reflect(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.2693h), float16_t(0.2861h), float16_t(0.3367h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 3> >(0u, reflect(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.11669922f, 0.12399292f, 0.14587402f, 0.18234253f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, asuint(reflect(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.1167h), float16_t(0.124h), float16_t(0.1459h), float16_t(0.1824h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reflect/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<vector<float16_t, 4> >(0u, reflect(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
