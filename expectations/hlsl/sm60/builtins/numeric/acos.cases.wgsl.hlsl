//# case acos/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.0471976f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(acos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(acos(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.047h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, acos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, acos(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.0471976f, 1.010721f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(acos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.047h), float16_t(1.011h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, acos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.0471976f, 1.010721f, 0.8956648f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(acos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.047h), float16_t(1.011h), float16_t(0.8955h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, acos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.0471976f, 1.010721f, 0.8956648f, 0.6741305f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(acos(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.047h), float16_t(1.011h), float16_t(0.8955h), float16_t(0.6743h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case acos/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, acos(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
