//# case vec4<bool>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, uint4((e != int4(0, 0, 0, 0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, uint4((e != uint4(0u, 0u, 0u, 0u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(4.5f, 4.78125f, 5.625f, 7.03125f);
  result.Store4(0u, uint4((e != float4(0.0f, 0.0f, 0.0f, 0.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h));
  result.Store4(0u, uint4((e != vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(20, 21, 22, 23)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, asuint(int4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(4, 4, 5, 7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(4.5f, 4.78125f, 5.625f, 7.03125f);
  result.Store4(0u, asuint(int4(clamp(e, float4(-2147483600.0f, -2147483600.0f, -2147483600.0f, -2147483600.0f), float4(2147483500.0f, 2147483500.0f, 2147483500.0f, 2147483500.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(4, 4, 5, 7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h));
  result.Store4(0u, asuint(int4(clamp(e, vector<float16_t, 4>(float16_t(-65500.0h), float16_t(-65500.0h), float16_t(-65500.0h), float16_t(-65500.0h)), vector<float16_t, 4>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(1, 0, 1, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store4(0u, asuint(int4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4294967276u, 4294967277u, 4294967278u, 4294967279u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, uint4(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4u, 4u, 5u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(4.5f, 4.78125f, 5.625f, 7.03125f);
  result.Store4(0u, uint4(clamp(e, float4(0.0f, 0.0f, 0.0f, 0.0f), float4(4294967000.0f, 4294967000.0f, 4294967000.0f, 4294967000.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4u, 4u, 5u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h));
  result.Store4(0u, uint4(clamp(e, vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)), vector<float16_t, 4>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store4(0u, uint4(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(-20.0f, -19.0f, -18.0f, -17.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(20.0f, 21.0f, 22.0f, 23.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, asuint(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(4.5f, 4.78125f, 5.625f, 7.03125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h));
  result.Store4(0u, asuint(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1.0f, 0.0f, 1.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store4(0u, asuint(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(-20.0h), float16_t(-19.0h), float16_t(-18.0h), float16_t(-17.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(20.0h), float16_t(21.0h), float16_t(22.0h), float16_t(23.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float4(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h), float16_t(7.03h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(4.5f, 4.78125f, 5.625f, 7.03125f);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.0h), float16_t(0.0h), float16_t(1.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(0, 0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(0, 0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.0f, 0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, -18, -17)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 23u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.78125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store4(0u, uint4(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -20, -20, -20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store4(0u, asuint(((int4)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(((int4)int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 20u, 20u, 20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store4(0u, ((uint4)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, ((uint4)20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store4(0u, asuint(((float4)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(((float4)0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<vector<float16_t, 4> >(0u, ((vector<float16_t, 4>)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, ((vector<float16_t, 4>)float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store4(0u, uint4(((bool4)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(((bool4)true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, 3, 7, 9)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  int e3 = int(7);
  int e4 = int(9);
  result.Store4(0u, asuint(int4(e1, e2, e3, e4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int(-20), int(3), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, 7u, 9u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uint e3 = 7u;
  uint e4 = 9u;
  result.Store4(0u, uint4(e1, e2, e3, e4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, 7u, 9u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, 0.75f, 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  float e4 = 3.0f;
  result.Store4(0u, asuint(float4(e1, e2, e3, e4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, 0.75f, 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  float16_t e3 = float16_t(0.75h);
  float16_t e4 = float16_t(3.0h);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e1, e2, e3, e4));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(3.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  bool e3 = true;
  bool e4 = false;
  result.Store4(0u, uint4(bool4(e1, e2, e3, e4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(true, false, true, false)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, 3, 4, 7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 v1 = int2(3, 4);
  int e2 = int(7);
  result.Store4(0u, asuint(int4(e1, v1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int(-20), int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, 4u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 v1 = uint2(3u, 4u);
  uint e2 = 7u;
  result.Store4(0u, uint4(e1, v1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, uint2(3u, 4u), 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, 0.265625f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 v1 = float2(0.25f, 0.265625f);
  float e2 = 0.75f;
  result.Store4(0u, asuint(float4(e1, v1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, float2(0.25f, 0.265625f), 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.2656h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  float16_t e2 = float16_t(0.75h);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e1, v1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h)), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool2 v1 = bool2(false, true);
  bool e2 = true;
  result.Store4(0u, uint4(bool4(e1, v1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec2<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(true, bool2(false, true), true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, 3, 7, 8)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  int2 v1 = int2(7, 8);
  result.Store4(0u, asuint(int4(e1, e2, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int(-20), int(3), int2(7, 8))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, 7u, 8u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uint2 v1 = uint2(7u, 8u);
  result.Store4(0u, uint4(e1, e2, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, uint2(7u, 8u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, 0.75f, 0.796875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float2 v1 = float2(0.75f, 0.796875f);
  result.Store4(0u, asuint(float4(e1, e2, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, float2(0.75f, 0.796875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h), float16_t(0.797h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.75h), float16_t(0.797h));
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e1, e2, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,f16,vec2<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), vector<float16_t, 2>(float16_t(0.75h), float16_t(0.797h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  bool2 v1 = bool2(true, false);
  result.Store4(0u, uint4(bool4(e1, e2, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,bool,vec2<bool>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(true, false, bool2(true, false))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, 3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 v1 = int2(-20, -19);
  int2 v2 = int2(3, 4);
  result.Store4(0u, asuint(int4(v1, v2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 v1 = uint2(20u, 21u);
  uint2 v2 = uint2(3u, 4u);
  result.Store4(0u, uint4(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 v1 = float2(0.5f, 0.53125f);
  float2 v2 = float2(0.25f, 0.265625f);
  result.Store4(0u, asuint(float4(v1, v2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  vector<float16_t, 2> v2 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(v1, v2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 v1 = bool2(true, false);
  bool2 v2 = bool2(false, true);
  result.Store4(0u, uint4(bool4(v1, v2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, 3, 7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 v1 = int2(-20, -19);
  int e1 = int(3);
  int e2 = int(7);
  result.Store4(0u, asuint(int4(v1, e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec2<i32>,i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int2(-20, -19), int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 3u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 v1 = uint2(20u, 21u);
  uint e1 = 3u;
  uint e2 = 7u;
  result.Store4(0u, uint4(v1, e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec2<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(uint2(20u, 21u), 3u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 v1 = float2(0.5f, 0.53125f);
  float e1 = 0.25f;
  float e2 = 0.75f;
  result.Store4(0u, asuint(float4(v1, e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec2<f32>,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(float2(0.5f, 0.53125f), 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  float16_t e1 = float16_t(0.25h);
  float16_t e2 = float16_t(0.75h);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(v1, e1, e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec2<f16>,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 v1 = bool2(true, false);
  bool e1 = false;
  bool e2 = true;
  result.Store4(0u, uint4(bool4(v1, e1, e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec2<bool>,bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(bool2(true, false), false, true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, -19, -18, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 v1 = int3(-20, -19, -18);
  int e1 = int(3);
  result.Store4(0u, asuint(int4(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/vec3<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int3(-20, -19, -18), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 21u, 22u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 v1 = uint3(20u, 21u, 22u);
  uint e1 = 3u;
  result.Store4(0u, uint4(v1, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/vec3<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(uint3(20u, 21u, 22u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.53125f, 0.625f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 v1 = float3(0.5f, 0.53125f, 0.625f);
  float e1 = 0.25f;
  result.Store4(0u, asuint(float4(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/vec3<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(float3(0.5f, 0.53125f, 0.625f), 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> v1 = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  float16_t e1 = float16_t(0.25h);
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(v1, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/vec3<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 v1 = bool3(true, false, true);
  bool e1 = false;
  result.Store4(0u, uint4(bool4(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/vec3<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(bool3(true, false, true), false)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-20, 3, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int3 v1 = int3(3, 4, 5);
  result.Store4(0u, asuint(int4(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<i32>/i32,vec3<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(int(-20), int3(3, 4, 5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, 3u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint3 v1 = uint3(3u, 4u, 5u);
  result.Store4(0u, uint4(e1, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<u32>/u32,vec3<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(20u, uint3(3u, 4u, 5u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, 0.25f, 0.265625f, 0.3125f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float3 v1 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store4(0u, asuint(float4(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f32>/f32,vec3<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.5f, float3(0.25f, 0.265625f, 0.3125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 3> v1 = vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h));
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(e1, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<f16>/f16,vec3<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), vector<float16_t, 3>(float16_t(0.25h), float16_t(0.2656h), float16_t(0.3125h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool3 v1 = bool3(false, true, false);
  result.Store4(0u, uint4(bool4(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec4<bool>/bool,vec3<bool>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(bool4(true, bool3(false, true, false))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
