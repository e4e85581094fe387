//# case vec2<bool>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, uint2((e != int2(0, 0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, uint2((e != uint2(0u, 0u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(4.5f, 4.78125f);
  result.Store2(0u, uint2((e != float2(0.0f, 0.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(4.5h), float16_t(4.78h));
  result.Store2(0u, uint2((e != vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(20, 21)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, asuint(int2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(4.5f, 4.78125f);
  result.Store2(0u, asuint(int2(clamp(e, float2(-2147483600.0f, -2147483600.0f), float2(2147483500.0f, 2147483500.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(4.5h), float16_t(4.78h));
  result.Store2(0u, asuint(int2(clamp(e, vector<float16_t, 2>(float16_t(-65500.0h), float16_t(-65500.0h)), vector<float16_t, 2>(float16_t(65500.0h), float16_t(65500.0h))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(1, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store2(0u, asuint(int2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4294967276u, 4294967277u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, uint2(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(4.5f, 4.78125f);
  result.Store2(0u, uint2(clamp(e, float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(4.5h), float16_t(4.78h));
  result.Store2(0u, uint2(clamp(e, vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h)), vector<float16_t, 2>(float16_t(65500.0h), float16_t(65500.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store2(0u, uint2(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(-20.0f, -19.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(20.0f, 21.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, asuint(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(4.5f, 4.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(4.5h), float16_t(4.78h));
  result.Store2(0u, asuint(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store2(0u, asuint(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(-20.0h), float16_t(-19.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(20.0h), float16_t(21.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float2(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(4.5h), float16_t(4.78h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(4.5f, 4.78125f);
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, -19)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 21u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.53125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(0.5f, 0.53125f);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store2(0u, uint2(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, -20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store2(0u, asuint(((int2)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(((int2)int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store2(0u, ((uint2)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, ((uint2)20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store2(0u, asuint(((float2)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(((float2)0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<vector<float16_t, 2> >(0u, ((vector<float16_t, 2>)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, ((vector<float16_t, 2>)float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store2(0u, uint2(((bool2)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(((bool2)true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-20, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store2(0u, asuint(int2(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<i32>/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(int(-20), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store2(0u, uint2(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<u32>/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(20u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store2(0u, asuint(float2(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f32>/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.5f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<f16>/f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  result.Store2(0u, uint2(bool2(e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec2<bool>/bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(bool2(true, false)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
