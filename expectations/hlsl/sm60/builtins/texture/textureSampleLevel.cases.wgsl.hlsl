//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/literal
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, 0.75f, 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/variable
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float coords = 0.75f;
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/override
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, 0.75f, 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), level, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), level, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/override
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f, int3(-7, -6, -5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level, int3(-7, -6, -5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f, int3(-7, -6, -5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float level = 3.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/override
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  float level = 4.0f;
  result.Store4(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int level = int(9);
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(9u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint level = 9u;
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(9u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(int(9)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int level = int(9);
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(int(9)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(9u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint level = 9u;
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float2(0.75f, 0.796875f), float(9u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(int(14)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(int(14)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(14u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(int(9))), float(14u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(int(14)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(int(14)), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(14u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float3(coords, float(array_index)), float(level), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(float2(0.75f, 0.796875f), float(9u)), float(14u), int2(-7, -6)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), float(int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int level = int(9);
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/override
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), float(int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), float(9u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint level = 9u;
  result.Store(0u, asuint(t.SampleLevel(s, coords, float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/override
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float3(0.75f, 0.796875f, 0.9375f), float(9u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  int level = int(14);
  result.Store(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float(int(14))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  uint level = 14u;
  result.Store(0u, asuint(t.SampleLevel(s, float4(coords, float(array_index)), float(level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleLevel(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float(14u)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
