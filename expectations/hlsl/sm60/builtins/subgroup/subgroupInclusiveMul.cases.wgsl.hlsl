//# case subgroupInclusiveMul/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(asuint(WavePrefixProduct(int(-20))) * 4294967276u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  const int v = e;
  result.Store(0u, asuint(asint(asuint(WavePrefixProduct(v)) * asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(asuint(WavePrefixProduct(int(-20))) * 4294967276u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixProduct(20u) * 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  const uint v = e;
  result.Store(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WavePrefixProduct(20u) * 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixProduct(0.5f) * 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  const float v = e;
  result.Store(0u, asuint(WavePrefixProduct(v) * v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(WavePrefixProduct(0.5f) * 0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixProduct(float16_t(0.5h)) * float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  const float16_t v = e;
  result.Store<float16_t>(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, WavePrefixProduct(float16_t(0.5h)) * float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(asuint(WavePrefixProduct(int2(-20, -19))) * uint2(4294967276u, 4294967277u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  const int2 v = e;
  result.Store2(0u, asuint(asint(asuint(WavePrefixProduct(v)) * asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WavePrefixProduct(uint2(20u, 21u)) * uint2(20u, 21u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  const uint2 v = e;
  result.Store2(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(WavePrefixProduct(float2(0.5f, 0.53125f)) * float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  const float2 v = e;
  result.Store2(0u, asuint(WavePrefixProduct(v) * v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, WavePrefixProduct(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h))) * vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const vector<float16_t, 2> v = e;
  result.Store<vector<float16_t, 2> >(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(asuint(WavePrefixProduct(int3(-20, -19, -18))) * uint3(4294967276u, 4294967277u, 4294967278u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  const int3 v = e;
  result.Store3(0u, asuint(asint(asuint(WavePrefixProduct(v)) * asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WavePrefixProduct(uint3(20u, 21u, 22u)) * uint3(20u, 21u, 22u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  const uint3 v = e;
  result.Store3(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(WavePrefixProduct(float3(0.5f, 0.53125f, 0.625f)) * float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  const float3 v = e;
  result.Store3(0u, asuint(WavePrefixProduct(v) * v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, WavePrefixProduct(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h))) * vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  const vector<float16_t, 3> v = e;
  result.Store<vector<float16_t, 3> >(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(asuint(WavePrefixProduct(int4(-20, -19, -18, -17))) * uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  const int4 v = e;
  result.Store4(0u, asuint(asint(asuint(WavePrefixProduct(v)) * asuint(v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WavePrefixProduct(uint4(20u, 21u, 22u, 23u)) * uint4(20u, 21u, 22u, 23u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  const uint4 v = e;
  result.Store4(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(WavePrefixProduct(float4(0.5f, 0.53125f, 0.625f, 0.78125f)) * float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  const float4 v = e;
  result.Store4(0u, asuint(WavePrefixProduct(v) * v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, WavePrefixProduct(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h))) * vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupInclusiveMul/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const vector<float16_t, 4> v = e;
  result.Store<vector<float16_t, 4> >(0u, WavePrefixProduct(v) * v);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
