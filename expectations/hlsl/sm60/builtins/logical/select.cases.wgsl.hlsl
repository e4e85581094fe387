//# case select/i32,i32,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/i32,i32,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int f = int(-20);
  int t = int(3);
  bool cond = true;
  result.Store(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/i32,i32,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(select(true, int(3), int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/u32,u32,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/u32,u32,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint f = 20u;
  uint t = 3u;
  bool cond = true;
  result.Store(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/u32,u32,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, select(true, 3u, 20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f32,f32,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.25f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f32,f32,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float f = 0.5f;
  float t = 0.25f;
  bool cond = true;
  result.Store(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f32,f32,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(select(true, 0.25f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f16,f16,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.25h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f16,f16,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t f = float16_t(0.5h);
  float16_t t = float16_t(0.25h);
  bool cond = true;
  result.Store<float16_t>(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/f16,f16,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, select(true, float16_t(0.25h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/bool,bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/bool,bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool f = true;
  bool t = false;
  bool cond = true;
  result.Store(0u, uint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/bool,bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(select(true, false, true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 f = int2(-20, -19);
  int2 t = int2(3, 4);
  bool cond = true;
  result.Store2(0u, asuint(select(((bool2)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(select(bool2(true, true), int2(3, 4), int2(-20, -19))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 f = uint2(20u, 21u);
  uint2 t = uint2(3u, 4u);
  bool cond = true;
  result.Store2(0u, select(((bool2)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, select(bool2(true, true), uint2(3u, 4u), uint2(20u, 21u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 f = float2(0.5f, 0.53125f);
  float2 t = float2(0.25f, 0.265625f);
  bool cond = true;
  result.Store2(0u, asuint(select(((bool2)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(select(bool2(true, true), float2(0.25f, 0.265625f), float2(0.5f, 0.53125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> f = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> t = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  bool cond = true;
  result.Store<vector<float16_t, 2> >(0u, select(((bool2)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, select(bool2(true, true), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 f = bool2(true, false);
  bool2 t = bool2(false, true);
  bool cond = true;
  result.Store2(0u, uint2(select(((bool2)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(select(bool2(true, true), bool2(false, true), bool2(true, false))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(3, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 f = int3(-20, -19, -18);
  int3 t = int3(3, 4, 5);
  bool cond = true;
  result.Store3(0u, asuint(select(((bool3)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(select(bool3(true, true, true), int3(3, 4, 5), int3(-20, -19, -18))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 f = uint3(20u, 21u, 22u);
  uint3 t = uint3(3u, 4u, 5u);
  bool cond = true;
  result.Store3(0u, select(((bool3)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, select(bool3(true, true, true), uint3(3u, 4u, 5u), uint3(20u, 21u, 22u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 f = float3(0.5f, 0.53125f, 0.625f);
  float3 t = float3(0.25f, 0.265625f, 0.3125f);
  bool cond = true;
  result.Store3(0u, asuint(select(((bool3)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(select(bool3(true, true, true), float3(0.25f, 0.265625f, 0.3125f), float3(0.5f, 0.53125f, 0.625f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> f = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> t = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  bool cond = true;
  result.Store<vector<float16_t, 3> >(0u, select(((bool3)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, select(bool3(true, true, true), vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)), vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 f = bool3(true, false, true);
  bool3 t = bool3(false, true, false);
  bool cond = true;
  result.Store3(0u, uint3(select(((bool3)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(select(bool3(true, true, true), bool3(false, true, false), bool3(true, false, true))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(3, 4, 5, 6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 f = int4(-20, -19, -18, -17);
  int4 t = int4(3, 4, 5, 6);
  bool cond = true;
  result.Store4(0u, asuint(select(((bool4)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(select(bool4(true, true, true, true), int4(3, 4, 5, 6), int4(-20, -19, -18, -17))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(3u, 4u, 5u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 f = uint4(20u, 21u, 22u, 23u);
  uint4 t = uint4(3u, 4u, 5u, 6u);
  bool cond = true;
  result.Store4(0u, select(((bool4)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, select(bool4(true, true, true, true), uint4(3u, 4u, 5u, 6u), uint4(20u, 21u, 22u, 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.265625f, 0.3125f, 0.390625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 f = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 t = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  bool cond = true;
  result.Store4(0u, asuint(select(((bool4)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(select(bool4(true, true, true, true), float4(0.25f, 0.265625f, 0.3125f, 0.390625f), float4(0.5f, 0.53125f, 0.625f, 0.78125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> f = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> t = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  bool cond = true;
  result.Store<vector<float16_t, 4> >(0u, select(((bool4)cond), t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, select(bool4(true, true, true, true), vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h)), vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 f = bool4(true, false, true, false);
  bool4 t = bool4(false, true, false, true);
  bool cond = true;
  result.Store4(0u, uint4(select(((bool4)cond), t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(select(bool4(true, true, true, true), bool4(false, true, false, true), bool4(true, false, true, false))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(3, -19)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<i32>,vec2<i32>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 f = int2(-20, -19);
  int2 t = int2(3, 4);
  bool2 cond = bool2(true, false);
  result.Store2(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(3u, 21u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<u32>,vec2<u32>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 f = uint2(20u, 21u);
  uint2 t = uint2(3u, 4u);
  bool2 cond = bool2(true, false);
  result.Store2(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.25f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f32>,vec2<f32>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 f = float2(0.5f, 0.53125f);
  float2 t = float2(0.25f, 0.265625f);
  bool2 cond = bool2(true, false);
  result.Store2(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.25h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<f16>,vec2<f16>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> f = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> t = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  bool2 cond = bool2(true, false);
  result.Store<vector<float16_t, 2> >(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec2<bool>,vec2<bool>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 f = bool2(true, false);
  bool2 t = bool2(false, true);
  bool2 cond = bool2(true, false);
  result.Store2(0u, uint2(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(3, -19, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<i32>,vec3<i32>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 f = int3(-20, -19, -18);
  int3 t = int3(3, 4, 5);
  bool3 cond = bool3(true, false, true);
  result.Store3(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(3u, 21u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<u32>,vec3<u32>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 f = uint3(20u, 21u, 22u);
  uint3 t = uint3(3u, 4u, 5u);
  bool3 cond = bool3(true, false, true);
  result.Store3(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.25f, 0.53125f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f32>,vec3<f32>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 f = float3(0.5f, 0.53125f, 0.625f);
  float3 t = float3(0.25f, 0.265625f, 0.3125f);
  bool3 cond = bool3(true, false, true);
  result.Store3(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.25h), float16_t(0.5312h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<f16>,vec3<f16>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> f = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  vector<float16_t, 3> t = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  bool3 cond = bool3(true, false, true);
  result.Store<vector<float16_t, 3> >(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec3<bool>,vec3<bool>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 f = bool3(true, false, true);
  bool3 t = bool3(false, true, false);
  bool3 cond = bool3(true, false, true);
  result.Store3(0u, uint3(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(3, -19, 5, -17)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<i32>,vec4<i32>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 f = int4(-20, -19, -18, -17);
  int4 t = int4(3, 4, 5, 6);
  bool4 cond = bool4(true, false, true, false);
  result.Store4(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(3u, 21u, 5u, 23u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<u32>,vec4<u32>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 f = uint4(20u, 21u, 22u, 23u);
  uint4 t = uint4(3u, 4u, 5u, 6u);
  bool4 cond = bool4(true, false, true, false);
  result.Store4(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.25f, 0.53125f, 0.3125f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f32>,vec4<f32>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 f = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 t = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  bool4 cond = bool4(true, false, true, false);
  result.Store4(0u, asuint(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.25h), float16_t(0.5312h), float16_t(0.3125h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<f16>,vec4<f16>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> f = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  vector<float16_t, 4> t = vector<float16_t, 4>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h), float16_t(0.3906h));
  bool4 cond = bool4(true, false, true, false);
  result.Store<vector<float16_t, 4> >(0u, select(cond, t, f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case select/vec4<bool>,vec4<bool>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 f = bool4(true, false, true, false);
  bool4 t = bool4(false, true, false, true);
  bool4 cond = bool4(true, false, true, false);
  result.Store4(0u, uint4(select(cond, t, f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
