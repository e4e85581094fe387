//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float2(0.75f, 0.796875f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float bias = 3.0f;
  result.Store4(0u, asuint(t.SampleBias(s, coords, clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float2(0.75f, 0.796875f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float bias = 3.0f;
  result.Store4(0u, asuint(t.SampleBias(s, coords, clamp(bias, -16.0f, 15.99f), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float3(coords, float(array_index)), clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float3(coords, float(array_index)), clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float3(coords, float(array_index)), clamp(bias, -16.0f, 15.99f), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float3(coords, float(array_index)), clamp(bias, -16.0f, 15.99f), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float bias = 3.0f;
  result.Store4(0u, asuint(t.SampleBias(s, coords, clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f, int3(-7, -6, -5))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float bias = 3.0f;
  result.Store4(0u, asuint(t.SampleBias(s, coords, clamp(bias, -16.0f, 15.99f), int3(-7, -6, -5))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f, int3(-7, -6, -5))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float bias = 3.0f;
  result.Store4(0u, asuint(t.SampleBias(s, coords, clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float4(coords, float(array_index)), clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  float bias = 4.0f;
  result.Store4(0u, asuint(t.SampleBias(s, float4(coords, float(array_index)), clamp(bias, -16.0f, 15.99f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleBias(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
