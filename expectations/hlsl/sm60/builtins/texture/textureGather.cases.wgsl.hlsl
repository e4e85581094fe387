//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/literal
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/variable
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/literal
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float2(3.0f, 3.1875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/variable
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, t.GatherGreen(s, coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/literal
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/variable
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/literal
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float2(3.0f, 3.1875f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/variable
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, t.GatherGreen(s, coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, t.GatherGreen(s, coords, int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, t.GatherGreen(s, coords, int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float2(3.0f, 3.1875f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(int(14))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(3.0f, 3.1875f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(float2(3.0f, 3.1875f), float(14u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/literal
TextureCube<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/variable
TextureCube<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/literal
TextureCube<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/variable
TextureCube<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, t.GatherGreen(s, coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/literal
TextureCube<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/variable
TextureCube<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/literal
TextureCube<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/variable
TextureCube<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/literal
TextureCube<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/variable
TextureCube<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, t.GatherGreen(s, coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/literal
TextureCube<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float3(3.0f, 3.1875f, 3.75f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/variable
TextureCube<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  result.Store4(0u, asuint(t.GatherGreen(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float4(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float4(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
TextureCubeArray<int4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, t.GatherGreen(s, float4(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, t.GatherGreen(s, float4(coords, float(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
TextureCubeArray<uint4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  int array_index = int(14);
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(int(14))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(3.0f, 3.1875f, 3.75f);
  uint array_index = 14u;
  result.Store4(0u, asuint(t.GatherGreen(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
TextureCubeArray<float4> t : register(t2);
SamplerState s : register(s3);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherGreen(s, float4(float3(3.0f, 3.1875f, 3.75f), float(14u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float2(0.75f, 0.796875f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store4(0u, asuint(t.GatherRed(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float2(0.75f, 0.796875f), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  result.Store4(0u, asuint(t.GatherRed(s, coords, int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(int(9))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.GatherRed(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(int(9))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(9u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.GatherRed(s, float3(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(9u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.GatherRed(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(int(9))), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float2 coords = float2(0.75f, 0.796875f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.GatherRed(s, float3(coords, float(array_index)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
Texture2DArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(float2(0.75f, 0.796875f), float(9u)), int2(-7, -6))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/literal
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float3(0.75f, 0.796875f, 0.9375f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/variable
TextureCube<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  result.Store4(0u, asuint(t.GatherRed(s, coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  int array_index = int(9);
  result.Store4(0u, asuint(t.GatherRed(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(int(9))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  float3 coords = float3(0.75f, 0.796875f, 0.9375f);
  uint array_index = 9u;
  result.Store4(0u, asuint(t.GatherRed(s, float4(coords, float(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/override
TextureCubeArray<float4> t : register(t1);
SamplerState s : register(s2);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.GatherRed(s, float4(float3(0.75f, 0.796875f, 0.9375f), float(9u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
