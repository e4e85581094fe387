//# case vec3<bool>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, uint3((e != int3(0, 0, 0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, uint3((e != uint3(0u, 0u, 0u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(4.5f, 4.78125f, 5.625f);
  result.Store3(0u, uint3((e != float3(0.0f, 0.0f, 0.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h));
  result.Store3(0u, uint3((e != vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(20, 21, 22)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, asuint(int3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(4, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(4.5f, 4.78125f, 5.625f);
  result.Store3(0u, asuint(int3(clamp(e, float3(-2147483600.0f, -2147483600.0f, -2147483600.0f), float3(2147483500.0f, 2147483500.0f, 2147483500.0f)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(4, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h));
  result.Store3(0u, asuint(int3(clamp(e, vector<float16_t, 3>(float16_t(-65500.0h), float16_t(-65500.0h), float16_t(-65500.0h)), vector<float16_t, 3>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(1, 0, 1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store3(0u, asuint(int3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4294967276u, 4294967277u, 4294967278u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, uint3(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(4.5f, 4.78125f, 5.625f);
  result.Store3(0u, uint3(clamp(e, float3(0.0f, 0.0f, 0.0f), float3(4294967000.0f, 4294967000.0f, 4294967000.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4u, 4u, 5u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h));
  result.Store3(0u, uint3(clamp(e, vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)), vector<float16_t, 3>(float16_t(65500.0h), float16_t(65500.0h), float16_t(65500.0h)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store3(0u, uint3(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(-20.0f, -19.0f, -18.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(20.0f, 21.0f, 22.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, asuint(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(4.5f, 4.78125f, 5.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h));
  result.Store3(0u, asuint(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1.0f, 0.0f, 1.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store3(0u, asuint(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(-20.0h), float16_t(-19.0h), float16_t(-18.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(20.0h), float16_t(21.0h), float16_t(22.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float3(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(4.5h), float16_t(4.78h), float16_t(5.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(4.5f, 4.78125f, 5.625f);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(1.0h), float16_t(0.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.0f, 0.0f, 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -19, -18)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 22u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(0.5f, 0.53125f, 0.625f);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store3(0u, uint3(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -20, -20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store3(0u, asuint(((int3)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(((int3)int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 20u, 20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store3(0u, ((uint3)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, ((uint3)20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.5f, 0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store3(0u, asuint(((float3)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(((float3)0.5f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5h), float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<vector<float16_t, 3> >(0u, ((vector<float16_t, 3>)e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, ((vector<float16_t, 3>)float16_t(0.5h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store3(0u, uint3(((bool3)e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(((bool3)true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, 3, 7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  int e3 = int(7);
  result.Store3(0u, asuint(int3(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(int(-20), int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 3u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  uint e3 = 7u;
  result.Store3(0u, uint3(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 3u, 7u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  float e3 = 0.75f;
  result.Store3(0u, asuint(float3(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.25f, 0.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  float16_t e2 = float16_t(0.25h);
  float16_t e3 = float16_t(0.75h);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(e1, e2, e3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,f16,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  bool e3 = true;
  result.Store3(0u, uint3(bool3(e1, e2, e3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(bool3(true, false, true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, -19, 3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 v1 = int2(-20, -19);
  int e1 = int(3);
  result.Store3(0u, asuint(int3(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/vec2<i32>,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(int2(-20, -19), int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 21u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 v1 = uint2(20u, 21u);
  uint e1 = 3u;
  result.Store3(0u, uint3(v1, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/vec2<u32>,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(uint2(20u, 21u), 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.53125f, 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 v1 = float2(0.5f, 0.53125f);
  float e1 = 0.25f;
  result.Store3(0u, asuint(float3(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/vec2<f32>,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(float2(0.5f, 0.53125f), 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  float16_t e1 = float16_t(0.25h);
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(v1, e1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/vec2<f16>,f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)), float16_t(0.25h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 v1 = bool2(true, false);
  bool e1 = false;
  result.Store3(0u, uint3(bool3(v1, e1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/vec2<bool>,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(bool3(bool2(true, false), false)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-20, 3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int2 v1 = int2(3, 4);
  result.Store3(0u, asuint(int3(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<i32>/i32,vec2<i32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(int(-20), int2(3, 4))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, 3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint2 v1 = uint2(3u, 4u);
  result.Store3(0u, uint3(e1, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<u32>/u32,vec2<u32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(20u, uint2(3u, 4u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, 0.25f, 0.265625f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float2 v1 = float2(0.25f, 0.265625f);
  result.Store3(0u, asuint(float3(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f32>/f32,vec2<f32>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.5f, float2(0.25f, 0.265625f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.25h), float16_t(0.2656h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e1 = float16_t(0.5h);
  vector<float16_t, 2> v1 = vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h));
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(e1, v1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<f16>/f16,vec2<f16>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), vector<float16_t, 2>(float16_t(0.25h), float16_t(0.2656h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool2 v1 = bool2(false, true);
  result.Store3(0u, uint3(bool3(e1, v1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case vec3<bool>/bool,vec2<bool>/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(bool3(true, bool2(false, true))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
