//# case quadSwapY/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(QuadReadAcrossY(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(QuadReadAcrossY(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, QuadReadAcrossY(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, QuadReadAcrossY(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(QuadReadAcrossY(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(QuadReadAcrossY(0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, QuadReadAcrossY(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, QuadReadAcrossY(float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(QuadReadAcrossY(int2(-20, -19))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, QuadReadAcrossY(uint2(20u, 21u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(QuadReadAcrossY(float2(0.5f, 0.53125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, QuadReadAcrossY(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(QuadReadAcrossY(int3(-20, -19, -18))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, QuadReadAcrossY(uint3(20u, 21u, 22u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(QuadReadAcrossY(float3(0.5f, 0.53125f, 0.625f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, QuadReadAcrossY(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(QuadReadAcrossY(int4(-20, -19, -18, -17))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, QuadReadAcrossY(uint4(20u, 21u, 22u, 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(QuadReadAcrossY(float4(0.5f, 0.53125f, 0.625f, 0.78125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(QuadReadAcrossY(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, QuadReadAcrossY(vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case quadSwapY/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, QuadReadAcrossY(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
