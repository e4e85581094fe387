//# case bitcast<u32>/abstract-int/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4294967290u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4294967290u, 4294967291u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4294967290u, 4294967291u, 4294967292u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<abstract-int>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4294967290u, 4294967291u, 4294967292u, 4294967293u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1006648320)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(1006648320);
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1006648320)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1006648320)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 1006648320u;
  result.Store(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(1006648320u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1315963120)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 1006648300.0f;
  result.Store(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(1006648300.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1006648320u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(1006648320);
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1006648320)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1006648320u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 1006648320u;
  result.Store(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1006648320u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1315963120u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 1006648300.0f;
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1006648300.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.007826805f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(1006648320);
  result.Store(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asfloat(int(1006648320))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.007826805f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 1006648320u;
  result.Store(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asfloat(1006648320u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1006648300.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 1006648300.0f;
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1006648300.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(1006648320, 1006648321)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(1006648320, 1006648321);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(1006648320, 1006648321)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(1006648320u, 1006648321u);
  result.Store2(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(1315963120, 1316946175)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(1006648300.0f, 1069563840.0f);
  result.Store2(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1006648320u, 1006648321u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(1006648320, 1006648321);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1006648320u, 1006648321u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(1006648320u, 1006648321u);
  result.Store2(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1315963120u, 1316946175u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(1006648300.0f, 1069563840.0f);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.007826805f, 0.007826806f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(1006648320, 1006648321);
  result.Store2(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(0.007826805f, 0.007826806f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(1006648320u, 1006648321u);
  result.Store2(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(1006648300.0f, 1069563840.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(1006648300.0f, 1069563840.0f);
  result.Store2(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(1006648320, 1006648321, 1006648322)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(1006648320, 1006648321, 1006648322);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(1006648320, 1006648321, 1006648322)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(1006648320u, 1006648321u, 1006648322u);
  result.Store3(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(1315963120, 1316946175, 1318453398)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<i32>>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result.Store3(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1006648320u, 1006648321u, 1006648322u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(1006648320, 1006648321, 1006648322);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1006648320u, 1006648321u, 1006648322u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(1006648320u, 1006648321u, 1006648322u);
  result.Store3(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1315963120u, 1316946175u, 1318453398u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<u32>>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.007826805f, 0.007826806f, 0.007826807f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(1006648320, 1006648321, 1006648322);
  result.Store3(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(0.007826805f, 0.007826806f, 0.007826807f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(1006648320u, 1006648321u, 1006648322u);
  result.Store3(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(float3(1006648300.0f, 1069563840.0f, 1258310400.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f32>>/vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e = float3(1006648300.0f, 1069563840.0f, 1258310400.0f);
  result.Store3(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(1006648320, 1006648321, 1006648322, 1006648323)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(1006648320, 1006648321, 1006648322, 1006648323);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(1006648320, 1006648321, 1006648322, 1006648323)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.Store4(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(1315963120, 1316946175, 1318453398, 1320911036)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<i32>>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result.Store4(0u, asuint(asint(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1006648320u, 1006648321u, 1006648322u, 1006648323u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(1006648320, 1006648321, 1006648322, 1006648323);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1006648320u, 1006648321u, 1006648322u, 1006648323u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.Store4(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1315963120u, 1316946175u, 1318453398u, 1320911036u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<u32>>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.007826805f, 0.007826806f, 0.007826807f, 0.007826808f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(1006648320, 1006648321, 1006648322, 1006648323);
  result.Store4(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(0.007826805f, 0.007826806f, 0.007826807f, 0.007826808f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(1006648320u, 1006648321u, 1006648322u, 1006648323u);
  result.Store4(0u, asuint(asfloat(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(float4(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f32>>/vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e = float4(1006648300.0f, 1069563840.0f, 1258310400.0f, 1572888000.0f);
  result.Store4(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f16>/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f16>/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f16>/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  result.Store<vector<float16_t, 2> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 3> >(0u, vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec3<f16>>/vec3<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 3> e = vector<float16_t, 3>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h));
  result.Store<vector<float16_t, 3> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  result.Store<vector<float16_t, 4> >(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(943732736)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<i32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const uint2 v = uint2(asuint16(e));
  result.Store(0u, asuint(asint(v.x | (v.y << 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 943732736u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<u32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const uint2 v = uint2(asuint16(e));
  result.Store(0u, v.x | (v.y << 16u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(4.582852e-5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<f32>/vec2<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 2> e = vector<float16_t, 2>(float16_t(0.5h), float16_t(0.5312h));
  const uint2 v = uint2(asuint16(e));
  result.Store(0u, asuint(asfloat(v.x | (v.y << 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(943732736, 977287424)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<i32>>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const uint4 v = uint4(asuint16(e));
  result.Store2(0u, asuint(asint(uint2(v.x | (v.y << 16u), v.z | (v.w << 16u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(943732736u, 977287424u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<u32>>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const uint4 v = uint4(asuint16(e));
  result.Store2(0u, uint2(v.x | (v.y << 16u), v.z | (v.w << 16u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(float2(4.582852e-5f, 0.00073327124f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f32>>/vec4<f16>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  vector<float16_t, 4> e = vector<float16_t, 4>(float16_t(0.5h), float16_t(0.5312h), float16_t(0.625h), float16_t(0.7812h));
  const uint4 v = uint4(asuint16(e));
  result.Store2(0u, asuint(asfloat(uint2(v.x | (v.y << 16u), v.z | (v.w << 16u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(1006648320);
  const uint v = asuint(e);
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint v = asuint(int(1006648320));
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.0h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 1006648320u;
  const uint v = e;
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(1006648320u, 1006648320u >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 2> >(0u, vector<float16_t, 2>(float16_t(1.43e-5h), float16_t(25.75h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 1006648300.0f;
  const uint v = asuint(e);
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec2<f16>>/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint v = asuint(1006648300.0f);
  result.Store<vector<float16_t, 2> >(0u, asfloat16(vector<uint16_t, 2>(uint2(v, v >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.001h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(1006648320, 1006648321);
  const uint2 v = asuint(e);
  const uint v_1 = v.x;
  const uint v_2 = v.y;
  result.Store<vector<float16_t, 4> >(0u, asfloat16(vector<uint16_t, 4>(uint4(v_1, v_1 >> 16u, v_2, v_2 >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.0h), float16_t(1.0h), float16_t(1.001h), float16_t(1.0h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(1006648320u, 1006648321u);
  const uint2 v = e;
  const uint v_1 = v.x;
  const uint v_2 = v.y;
  result.Store<vector<float16_t, 4> >(0u, asfloat16(vector<uint16_t, 4>(uint4(v_1, v_1 >> 16u, v_2, v_2 >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<vector<float16_t, 4> >(0u, vector<float16_t, 4>(float16_t(1.43e-5h), float16_t(25.75h), float16_t(1.52e-5h), float16_t(25.98h)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bitcast<vec4<f16>>/vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e = float2(1006648300.0f, 1069563840.0f);
  const uint2 v = asuint(e);
  const uint v_1 = v.x;
  const uint v_2 = v.y;
  result.Store<vector<float16_t, 4> >(0u, asfloat16(vector<uint16_t, 4>(uint4(v_1, v_1 >> 16u, v_2, v_2 >> 16u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
