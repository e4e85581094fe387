//# case ldexp/abstract-float,abstract-int/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(4.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(4.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  int e2 = int(3);
  const int v = min(max(e2, int(-254)), int(254));
  const uint v_1 = asuint(v >> 1u);
  result.Store(0u, asuint(e1 * asfloat((v_1 + 127u) << 23u) * asfloat((asuint(v) - v_1 + 127u) << 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const int v = min(max(int(3), int(-254)), int(254));
  const uint v_1 = asuint(v >> 1u);
  result.Store(0u, asuint(0.5f * asfloat((v_1 + 127u) << 23u) * asfloat((asuint(v) - v_1 + 127u) << 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f16,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(4.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f16,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  int e2 = int(3);
  const int v = min(max(e2, int(-254)), int(254));
  const uint v_1 = asuint(v >> 1u);
  result.Store<float16_t>(0u, float16_t(float(e1) * asfloat((v_1 + 127u) << 23u) * asfloat((asuint(v) - v_1 + 127u) << 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/f16,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const int v = min(max(int(3), int(-254)), int(254));
  const uint v_1 = asuint(v >> 1u);
  result.Store<float16_t>(0u, float16_t(float(float16_t(0.5h)) * asfloat((v_1 + 127u) << 23u) * asfloat((asuint(v) - v_1 + 127u) << 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec2<abstract-float>,vec2<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(4.0f, 8.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec3<abstract-float>,vec3<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(4.0f, 8.5f, 20.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec4<abstract-float>,vec4<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(4.0f, 8.5f, 20.0f, 50.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(4.0f, 8.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec2<f32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  int2 e2 = int2(3, 4);
  const int2 v = min(max(e2, int2(-254, -254)), int2(254, 254));
  const uint2 v_1 = asuint(v >> uint2(1u, 1u));
  result.Store2(0u, asuint(e1 * asfloat((v_1 + uint2(127u, 127u)) << uint2(23u, 23u)) * asfloat((asuint(v) - v_1 + uint2(127u, 127u)) << uint2(23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(4.0h), float16_t(8.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec2<f16>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  int2 e2 = int2(3, 4);
  const int2 v = min(max(e2, int2(-254, -254)), int2(254, 254));
  const uint2 v_1 = asuint(v >> uint2(1u, 1u));
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float2(e1) * asfloat((v_1 + uint2(127u, 127u)) << uint2(23u, 23u)) * asfloat((asuint(v) - v_1 + uint2(127u, 127u)) << uint2(23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(4.0f, 8.5f, 20.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec3<f32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  int3 e2 = int3(3, 4, 5);
  const int3 v = min(max(e2, int3(-254, -254, -254)), int3(254, 254, 254));
  const uint3 v_1 = asuint(v >> uint3(1u, 1u, 1u));
  result.Store3(0u, asuint(e1 * asfloat((v_1 + uint3(127u, 127u, 127u)) << uint3(23u, 23u, 23u)) * asfloat((asuint(v) - v_1 + uint3(127u, 127u, 127u)) << uint3(23u, 23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(4.0h), float16_t(8.5h), float16_t(20.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec3<f16>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  int3 e2 = int3(3, 4, 5);
  const int3 v = min(max(e2, int3(-254, -254, -254)), int3(254, 254, 254));
  const uint3 v_1 = asuint(v >> uint3(1u, 1u, 1u));
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float3(e1) * asfloat((v_1 + uint3(127u, 127u, 127u)) << uint3(23u, 23u, 23u)) * asfloat((asuint(v) - v_1 + uint3(127u, 127u, 127u)) << uint3(23u, 23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(4.0f, 8.5f, 20.0f, 50.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec4<f32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = min(max(e2, int4(-254, -254, -254, -254)), int4(254, 254, 254, 254));
  const uint4 v_1 = asuint(v >> uint4(1u, 1u, 1u, 1u));
  result.Store4(0u, asuint(e1 * asfloat((v_1 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u)) * asfloat((asuint(v) - v_1 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(4.0h), float16_t(8.5h), float16_t(20.0h), float16_t(50.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case ldexp/vec4<f16>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = min(max(e2, int4(-254, -254, -254, -254)), int4(254, 254, 254, 254));
  const uint4 v_1 = asuint(v >> uint4(1u, 1u, 1u, 1u));
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float4(e1) * asfloat((v_1 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u)) * asfloat((asuint(v) - v_1 + uint4(127u, 127u, 127u, 127u)) << uint4(23u, 23u, 23u, 23u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
