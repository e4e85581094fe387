//# case sign/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(min(max(e, int(-1)), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(min(max(int(-20), int(-1)), int(1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(float(sign(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(float(sign(0.5f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, float16_t(sign(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(sign(float16_t(0.5h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-1, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(min(max(e, int2(-1, -1)), int2(1, 1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.0f, 1.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(float2(sign(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(sign(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-1, -1, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(min(max(e, int3(-1, -1, -1)), int3(1, 1, 1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.0f, 1.0f, 1.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(float3(sign(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(sign(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-1, -1, -1, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(min(max(e, int4(-1, -1, -1, -1)), int4(1, 1, 1, 1))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.0f, 1.0f, 1.0f, 1.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(float4(sign(e))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case sign/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(sign(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
