//# case abs/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  const int v = e;
  result.Store(0u, asuint(max(v, asint(~asuint(v) + 1u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(max(int(-20), asint(~4294967276u + 1u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(abs(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(abs(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, abs(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, abs(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(20, 19)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  const int2 v = e;
  result.Store2(0u, asuint(max(v, asint(~asuint(v) + uint2(1u, 1u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(abs(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, abs(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(20, 19, 18)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  const int3 v = e;
  result.Store3(0u, asuint(max(v, asint(~asuint(v) + uint3(1u, 1u, 1u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(abs(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, abs(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(20, 19, 18, 17)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  const int4 v = e;
  result.Store4(0u, asuint(max(v, asint(~asuint(v) + uint4(1u, 1u, 1u, 1u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(abs(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case abs/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, abs(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
