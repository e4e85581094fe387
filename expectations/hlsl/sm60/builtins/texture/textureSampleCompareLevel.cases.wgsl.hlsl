//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float2(0.75f, 0.796875f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float depth_ref = 3.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, coords, depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float2(0.75f, 0.796875f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  float depth_ref = 3.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, coords, depth_ref, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
Texture2D<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float2(0.75f, 0.796875f), 3.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(coords, float(array_index)), depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(coords, float(array_index)), depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(coords, float(array_index)), depth_ref, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(int(9))), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(coords, float(array_index)), depth_ref, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(float2(0.75f, 0.796875f), float(9u)), 4.0f, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
TextureCube<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
TextureCube<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  float depth_ref = 3.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, coords, depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
TextureCube<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float3(0.75f, 0.796875f, 0.9375f), 3.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(coords, float(array_index)), depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  float depth_ref = 4.0f;
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(coords, float(array_index)), depth_ref)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureSampleCompareLevel/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
TextureCubeArray<float4> t : register(t1);
SamplerComparisonState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.SampleCmpLevelZero(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)), 4.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
