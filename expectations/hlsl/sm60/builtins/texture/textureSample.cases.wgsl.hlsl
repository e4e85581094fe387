//# case textureSample/texture_1d<f32>,sampler,f32/literal
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, 0.75f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_1d<f32>,sampler,f32/variable
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float coords = 0.75f;
  result.Store4(0u, asuint(t.Sample(s, coords)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_1d<f32>,sampler,f32/override
Texture1D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, 0.75f)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float2(0.75f, 0.796875f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store4(0u, asuint(t.Sample(s, coords)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float2(0.75f, 0.796875f), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store4(0u, asuint(t.Sample(s, coords, int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.Sample(s, float3(coords, float(array_index)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.Sample(s, float3(coords, float(array_index)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.Sample(s, float3(coords, float(array_index)), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.Sample(s, float3(coords, float(array_index)), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(0.75f, 0.796875f, 0.9375f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  result.Store4(0u, asuint(t.Sample(s, coords)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(0.75f, 0.796875f, 0.9375f), int3(-7, -6, -5))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  result.Store4(0u, asuint(t.Sample(s, coords, int3(-7, -6, -5))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float3(0.75f, 0.796875f, 0.9375f))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  result.Store4(0u, asuint(t.Sample(s, coords)));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.Sample(s, float4(coords, float(array_index)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.Sample(s, float4(coords, float(array_index)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)))));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float2(0.75f, 0.796875f)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store(0u, asuint(t.Sample(s, coords).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float2(0.75f, 0.796875f), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store(0u, asuint(t.Sample(s, coords, int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9)))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store(0u, asuint(t.Sample(s, float3(coords, float(array_index))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9)))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store(0u, asuint(t.Sample(s, float3(coords, float(array_index))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store(0u, asuint(t.Sample(s, float3(coords, float(array_index)), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store(0u, asuint(t.Sample(s, float3(coords, float(array_index)), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float3(0.75f, 0.796875f, 0.9375f)).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  result.Store(0u, asuint(t.Sample(s, coords).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9)))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  result.Store(0u, asuint(t.Sample(s, float4(coords, float(array_index))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9)))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  result.Store(0u, asuint(t.Sample(s, float4(coords, float(array_index))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Sample(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u))).x));
}

void main_inner() {
  test();
}

void main() {
  main_inner();
}
