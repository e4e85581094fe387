//# case cos/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.87758255f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(cos(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.8774h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, cos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, cos(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.87758255f, 0.86217445f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.8774h), float16_t(0.8623h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, cos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.87758255f, 0.86217445f, 0.8109631f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.8774h), float16_t(0.8623h), float16_t(0.811h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, cos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.87758255f, 0.86217445f, 0.8109631f, 0.7100339f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(cos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.8774h), float16_t(0.8623h), float16_t(0.811h), float16_t(0.71h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case cos/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, cos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
