//# case dot/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-136)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  const int2 v = asint(asuint(e1) * asuint(e2));
  result.Store(0u, asuint(asint(asuint(v.x) + asuint(v.y))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 144u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  const uint2 v = e1 * e2;
  result.Store(0u, v.x + v.y);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.26611328f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store(0u, asuint(dot(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.266h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> e2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<float16_t>(0u, dot(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-226)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  const int3 v = asint(asuint(e1) * asuint(e2));
  result.Store(0u, asuint(asint(asuint(v.x) + asuint(v.y) + asuint(v.z))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 254u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  const uint3 v = e1 * e2;
  result.Store(0u, v.x + v.y + v.z);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.46142578f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store(0u, asuint(dot(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.4614h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec3<f16>,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> e2 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<float16_t>(0u, dot(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-328)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  const int4 v = asint(asuint(e1) * asuint(e2));
  result.Store(0u, asuint(asint(asuint(v.x) + asuint(v.y) + asuint(v.z) + asuint(v.w))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 392u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  const uint4 v = e1 * e2;
  result.Store(0u, v.x + v.y + v.z + v.w);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.76660156f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store(0u, asuint(dot(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.7666h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot/vec4<f16>,vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e1 = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> e2 = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  result.Store<float16_t>(0u, dot(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
