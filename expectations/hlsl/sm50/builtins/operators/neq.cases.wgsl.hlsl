//# case neq/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store(0u, uint((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((int(-20) != int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, uint((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((20u != 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/f32,f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/f32,f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e1 = 0.5f;
  float e2 = 0.25f;
  result.Store(0u, uint((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/f32,f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((0.5f != 0.25f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/f16,f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/f16,f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case neq/f16,f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case neq/bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  result.Store(0u, uint((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((true != false)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  result.Store2(0u, uint2((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, uint2((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<f32>,vec2<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<f32>,vec2<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float2 e1 = float2(0.5f, 0.53125f);
  float2 e2 = float2(0.25f, 0.265625f);
  result.Store2(0u, uint2((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<f16>,vec2<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<f16>,vec2<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case neq/vec2<bool>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec2<bool>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e1 = bool2(true, false);
  bool2 e2 = bool2(false, true);
  result.Store2(0u, uint2((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, uint3((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, uint3((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<f32>,vec3<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<f32>,vec3<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float3 e1 = float3(0.5f, 0.53125f, 0.625f);
  float3 e2 = float3(0.25f, 0.265625f, 0.3125f);
  result.Store3(0u, uint3((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<f16>,vec3<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<f16>,vec3<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case neq/vec3<bool>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec3<bool>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e1 = bool3(true, false, true);
  bool3 e2 = bool3(false, true, false);
  result.Store3(0u, uint3((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, uint4((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, uint4((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<f32>,vec4<f32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<f32>,vec4<f32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float4 e1 = float4(0.5f, 0.53125f, 0.625f, 0.78125f);
  float4 e2 = float4(0.25f, 0.265625f, 0.3125f, 0.390625f);
  result.Store4(0u, uint4((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<f16>,vec4<f16>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<f16>,vec4<f16>/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case neq/vec4<bool>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(1u, 1u, 1u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case neq/vec4<bool>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e1 = bool4(true, false, true, false);
  bool4 e2 = bool4(false, true, false, true);
  result.Store4(0u, uint4((e1 != e2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
