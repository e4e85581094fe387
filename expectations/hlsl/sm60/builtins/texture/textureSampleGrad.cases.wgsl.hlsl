//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float2(0.75f, 0.796875f), float2(3.0f, 3.1875f), float2(4.0f, 4.25f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float2 ddx_1 = float2(3.0f, 3.1875f);
  float2 ddy_1 = float2(4.0f, 4.25f);
  result.Store4(0u, asuint(t.SampleGrad(s, coords, ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float2(0.75f, 0.796875f), float2(3.0f, 3.1875f), float2(4.0f, 4.25f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float2 ddx_1 = float2(3.0f, 3.1875f);
  float2 ddy_1 = float2(4.0f, 4.25f);
  result.Store4(0u, asuint(t.SampleGrad(s, coords, ddx_1, ddy_1, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(int(9))), float2(4.0f, 4.25f), float2(5.0f, 5.3125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float2 ddx_1 = float2(4.0f, 4.25f);
  float2 ddy_1 = float2(5.0f, 5.3125f);
  result.Store4(0u, asuint(t.SampleGrad(s, float3(coords, float(array_index)), ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(int(9))), float2(4.0f, 4.25f), float2(5.0f, 5.3125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(9u)), float2(4.0f, 4.25f), float2(5.0f, 5.3125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float2 ddx_1 = float2(4.0f, 4.25f);
  float2 ddy_1 = float2(5.0f, 5.3125f);
  result.Store4(0u, asuint(t.SampleGrad(s, float3(coords, float(array_index)), ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(9u)), float2(4.0f, 4.25f), float2(5.0f, 5.3125f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(int(9))), float2(4.0f, 4.25f), float2(5.0f, 5.3125f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float2 ddx_1 = float2(4.0f, 4.25f);
  float2 ddy_1 = float2(5.0f, 5.3125f);
  result.Store4(0u, asuint(t.SampleGrad(s, float3(coords, float(array_index)), ddx_1, ddy_1, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(int(9))), float2(4.0f, 4.25f), float2(5.0f, 5.3125f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(9u)), float2(4.0f, 4.25f), float2(5.0f, 5.3125f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float2 ddx_1 = float2(4.0f, 4.25f);
  float2 ddy_1 = float2(5.0f, 5.3125f);
  result.Store4(0u, asuint(t.SampleGrad(s, float3(coords, float(array_index)), ddx_1, ddy_1, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(float2(0.75f, 0.796875f), float(9u)), float2(4.0f, 4.25f), float2(5.0f, 5.3125f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(0.75f, 0.796875f, 0.9375f), float3(3.0f, 3.1875f, 3.75f), float3(4.0f, 4.25f, 5.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float3 ddx_1 = float3(3.0f, 3.1875f, 3.75f);
  float3 ddy_1 = float3(4.0f, 4.25f, 5.0f);
  result.Store4(0u, asuint(t.SampleGrad(s, coords, ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/literal
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(0.75f, 0.796875f, 0.9375f), float3(3.0f, 3.1875f, 3.75f), float3(4.0f, 4.25f, 5.0f), int3(-7, -6, -5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/variable
Texture3D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float3 ddx_1 = float3(3.0f, 3.1875f, 3.75f);
  float3 ddy_1 = float3(4.0f, 4.25f, 5.0f);
  result.Store4(0u, asuint(t.SampleGrad(s, coords, ddx_1, ddy_1, int3(-7, -6, -5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float3(0.75f, 0.796875f, 0.9375f), float3(3.0f, 3.1875f, 3.75f), float3(4.0f, 4.25f, 5.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float3 ddx_1 = float3(3.0f, 3.1875f, 3.75f);
  float3 ddy_1 = float3(4.0f, 4.25f, 5.0f);
  result.Store4(0u, asuint(t.SampleGrad(s, coords, ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float3(4.0f, 4.25f, 5.0f), float3(5.0f, 5.3125f, 6.25f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  float3 ddx_1 = float3(4.0f, 4.25f, 5.0f);
  float3 ddy_1 = float3(5.0f, 5.3125f, 6.25f);
  result.Store4(0u, asuint(t.SampleGrad(s, float4(coords, float(array_index)), ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), float3(4.0f, 4.25f, 5.0f), float3(5.0f, 5.3125f, 6.25f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float3(4.0f, 4.25f, 5.0f), float3(5.0f, 5.3125f, 6.25f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  float3 ddx_1 = float3(4.0f, 4.25f, 5.0f);
  float3 ddy_1 = float3(5.0f, 5.3125f, 6.25f);
  result.Store4(0u, asuint(t.SampleGrad(s, float4(coords, float(array_index)), ddx_1, ddy_1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.SampleGrad(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), float3(4.0f, 4.25f, 5.0f), float3(5.0f, 5.3125f, 6.25f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
