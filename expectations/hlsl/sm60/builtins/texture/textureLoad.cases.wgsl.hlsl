//# case textureLoad/texture_1d<i32>,i32,i32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int2(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,i32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int2(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,i32,u32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int2(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,i32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int2(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<i32>,u32,u32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  int level = int(7);
  result.Store4(0u, t.Load(int2(coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,i32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  uint level = 7u;
  result.Store4(0u, t.Load(int2(coords, asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,i32,u32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  int level = int(7);
  result.Store4(0u, t.Load(int2(asint(coords), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,i32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  uint level = 7u;
  result.Store4(0u, t.Load(int2(asint(coords), asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<u32>,u32,u32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int2(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,i32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int2(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,i32,u32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int2(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,i32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int2(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_1d<f32>,u32,u32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int3(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,i32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int3(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<i32>,u32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,i32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int3(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<i32>,vec2<u32>,u32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int level = int(7);
  result.Store4(0u, t.Load(int3(coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,i32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint level = 7u;
  result.Store4(0u, t.Load(int3(coords, asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<i32>,u32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int level = int(7);
  result.Store4(0u, t.Load(int3(asint(coords), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,i32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint level = 7u;
  result.Store4(0u, t.Load(int3(asint(coords), asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<u32>,vec2<u32>,u32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int3(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int3(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<i32>,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int3(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d<f32>,vec2<u32>,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,i32,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<i32>,u32,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,i32,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<i32>,vec2<u32>,u32,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, t.Load(int4(coords, array_index, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, t.Load(int4(coords, array_index, asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,i32,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, t.Load(int4(coords, asint(array_index), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, t.Load(int4(coords, asint(array_index), asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<i32>,u32,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, t.Load(int4(asint(coords), array_index, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, t.Load(int4(asint(coords), array_index, asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,i32,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, t.Load(int4(asint(coords), asint(array_index), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, t.Load(int4(asint(coords), asint(array_index), asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<u32>,vec2<u32>,u32,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,i32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<i32>,u32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,i32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int level = int(9);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_2d_array<f32>,vec2<u32>,u32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int4(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,i32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<i32>,u32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,i32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<i32>,vec3<u32>,u32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int3(3, 4, 5), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  int level = int(7);
  result.Store4(0u, t.Load(int4(coords, level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,i32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int3(3, 4, 5), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int3(3, 4, 5), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  uint level = 7u;
  result.Store4(0u, t.Load(int4(coords, asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<i32>,u32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int3(3, 4, 5), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  int level = int(7);
  result.Store4(0u, t.Load(int4(asint(coords), level)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,i32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  uint level = 7u;
  result.Store4(0u, t.Load(int4(asint(coords), asint(level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<u32>,vec3<u32>,u32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int4(coords, level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,i32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<i32>,u32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  int level = int(7);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), level))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,i32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  uint level = 7u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(level)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_3d<f32>,vec3<u32>,u32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/literal
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/variable
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int sample_index = int(7);
  result.Store4(0u, asuint(t.Load(coords, sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,i32/override
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/literal
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/variable
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint sample_index = 7u;
  result.Store4(0u, asuint(t.Load(coords, asint(sample_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<i32>,u32/override
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/literal
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/variable
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int sample_index = int(7);
  result.Store4(0u, asuint(t.Load(asint(coords), sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,i32/override
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/literal
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/variable
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint sample_index = 7u;
  result.Store4(0u, asuint(t.Load(asint(coords), asint(sample_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<i32>,vec2<u32>,u32/override
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/literal
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(3, 4), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/variable
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int sample_index = int(7);
  result.Store4(0u, t.Load(coords, sample_index));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,i32/override
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(3, 4), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/literal
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(3, 4), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/variable
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint sample_index = 7u;
  result.Store4(0u, t.Load(coords, asint(sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<i32>,u32/override
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(3, 4), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/literal
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint2(3u, 4u)), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/variable
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int sample_index = int(7);
  result.Store4(0u, t.Load(asint(coords), sample_index));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,i32/override
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint2(3u, 4u)), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/literal
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint2(3u, 4u)), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/variable
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint sample_index = 7u;
  result.Store4(0u, t.Load(asint(coords), asint(sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<u32>,vec2<u32>,u32/override
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint2(3u, 4u)), int(7)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int sample_index = int(7);
  result.Store4(0u, asuint(t.Load(coords, sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,i32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint sample_index = 7u;
  result.Store4(0u, asuint(t.Load(coords, asint(sample_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<i32>,u32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int sample_index = int(7);
  result.Store4(0u, asuint(t.Load(asint(coords), sample_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,i32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint sample_index = 7u;
  result.Store4(0u, asuint(t.Load(asint(coords), asint(sample_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_multisampled_2d<f32>,vec2<u32>,u32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(int2(3, 4), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int level = int(7);
  result.Store(0u, asuint(t.Load(int3(coords, level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(int2(3, 4), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(int2(3, 4), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint level = 7u;
  result.Store(0u, asuint(t.Load(int3(coords, asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<i32>,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(int2(3, 4), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int level = int(7);
  result.Store(0u, asuint(t.Load(int3(asint(coords), level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint level = 7u;
  result.Store(0u, asuint(t.Load(int3(asint(coords), asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d,vec2<u32>,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int level = int(9);
  result.Store(0u, asuint(t.Load(int4(coords, array_index, level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint level = 9u;
  result.Store(0u, asuint(t.Load(int4(coords, array_index, asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,i32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int level = int(9);
  result.Store(0u, asuint(t.Load(int4(coords, asint(array_index), level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint level = 9u;
  result.Store(0u, asuint(t.Load(int4(coords, asint(array_index), asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<i32>,u32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int level = int(9);
  result.Store(0u, asuint(t.Load(int4(asint(coords), array_index, level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint level = 9u;
  result.Store(0u, asuint(t.Load(int4(asint(coords), array_index, asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,i32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int level = int(9);
  result.Store(0u, asuint(t.Load(int4(asint(coords), asint(array_index), level)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint level = 9u;
  result.Store(0u, asuint(t.Load(int4(asint(coords), asint(array_index), asint(level))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_2d_array,vec2<u32>,u32,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(9))).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int2(3, 4), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int sample_index = int(7);
  result.Store(0u, asuint(t.Load(coords, sample_index).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,i32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int2(3, 4), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int2(3, 4), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint sample_index = 7u;
  result.Store(0u, asuint(t.Load(coords, asint(sample_index)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<i32>,u32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(int2(3, 4), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int sample_index = int(7);
  result.Store(0u, asuint(t.Load(asint(coords), sample_index).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,i32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/literal
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint sample_index = 7u;
  result.Store(0u, asuint(t.Load(asint(coords), asint(sample_index)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_depth_multisampled_2d,vec2<u32>,u32/override
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(t.Load(asint(uint2(3u, 4u)), int(7)).x));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/literal
struct ExternalTextureParameters {
  float3x4 yuv_to_rgb;
  float3x3 gamut;
  float2x4 decode;
  float2x4 encode;
  float2x3 sample_transform;
  float2x3 load_transform;
  float4 visible;
  uint2 size;
  uint plane_count;
  uint convert_colors;
};

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 load_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, uint2 coords) {
  const uint2 v = uint2(clamp(round(mul(parameters.load_transform, float3(float2(min(coords, parameters.size - uint2(1u, 1u))), 1.0f))), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  const float4 v_1 = plane0.Load(int3(asint(v), int(0)));
  float4 v_2 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    plane0.GetDimensions(0u, size, size_1, size_2);
    const uint2 v_3 = uint2(size, size_1);
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / select((v_3 == uint2(0u, 0u)), uint2(1u, 1u), v_3)), int(0))).xy, 1.0f)), 1.0f);
  }
  const float4 v_4 = v_2;
  float4 v_5 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_5 = float4(external_texture_curve(mul(external_texture_curve(v_4.xyz, parameters.decode), parameters.gamut), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  result.Store4(0u, asuint(load_external_texture(t, t_plane1, load_t_parameters_4(0u), asuint(int2(3, 4)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_external,vec2<i32>/variable
struct ExternalTextureParameters {
  float3x4 yuv_to_rgb;
  float3x3 gamut;
  float2x4 decode;
  float2x4 encode;
  float2x3 sample_transform;
  float2x3 load_transform;
  float4 visible;
  uint2 size;
  uint plane_count;
  uint convert_colors;
};

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 load_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, uint2 coords) {
  const uint2 v = uint2(clamp(round(mul(parameters.load_transform, float3(float2(min(coords, parameters.size - uint2(1u, 1u))), 1.0f))), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  const float4 v_1 = plane0.Load(int3(asint(v), int(0)));
  float4 v_2 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    plane0.GetDimensions(0u, size, size_1, size_2);
    const uint2 v_3 = uint2(size, size_1);
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / select((v_3 == uint2(0u, 0u)), uint2(1u, 1u), v_3)), int(0))).xy, 1.0f)), 1.0f);
  }
  const float4 v_4 = v_2;
  float4 v_5 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_5 = float4(external_texture_curve(mul(external_texture_curve(v_4.xyz, parameters.decode), parameters.gamut), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  int2 coords = int2(3, 4);
  const uint2 v = asuint(coords);
  result.Store4(0u, asuint(load_external_texture(t, t_plane1, load_t_parameters_4(0u), v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/literal
struct ExternalTextureParameters {
  float3x4 yuv_to_rgb;
  float3x3 gamut;
  float2x4 decode;
  float2x4 encode;
  float2x3 sample_transform;
  float2x3 load_transform;
  float4 visible;
  uint2 size;
  uint plane_count;
  uint convert_colors;
};

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 load_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, uint2 coords) {
  const uint2 v = uint2(clamp(round(mul(parameters.load_transform, float3(float2(min(coords, parameters.size - uint2(1u, 1u))), 1.0f))), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  const float4 v_1 = plane0.Load(int3(asint(v), int(0)));
  float4 v_2 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    plane0.GetDimensions(0u, size, size_1, size_2);
    const uint2 v_3 = uint2(size, size_1);
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / select((v_3 == uint2(0u, 0u)), uint2(1u, 1u), v_3)), int(0))).xy, 1.0f)), 1.0f);
  }
  const float4 v_4 = v_2;
  float4 v_5 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_5 = float4(external_texture_curve(mul(external_texture_curve(v_4.xyz, parameters.decode), parameters.gamut), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  result.Store4(0u, asuint(load_external_texture(t, t_plane1, load_t_parameters_4(0u), uint2(3u, 4u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_external,vec2<u32>/variable
struct ExternalTextureParameters {
  float3x4 yuv_to_rgb;
  float3x3 gamut;
  float2x4 decode;
  float2x4 encode;
  float2x3 sample_transform;
  float2x3 load_transform;
  float4 visible;
  uint2 size;
  uint plane_count;
  uint convert_colors;
};

Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

RWByteAddressBuffer result : register(u0);

float3x4 load_t_parameters(uint offset) {
  return float3x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]), asfloat(t_parameters[(offset + 32u) >> 4u]));
}

float3x3 load_t_parameters_1(uint offset) {
  return float3x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz), asfloat(t_parameters[(offset + 32u) >> 4u].xyz));
}

float2x4 load_t_parameters_2(uint offset) {
  return float2x4(asfloat(t_parameters[offset >> 4u]), asfloat(t_parameters[(offset + 16u) >> 4u]));
}

float2x3 load_t_parameters_3(uint offset) {
  return float2x3(asfloat(t_parameters[offset >> 4u].xyz), asfloat(t_parameters[(offset + 16u) >> 4u].xyz));
}

ExternalTextureParameters load_t_parameters_4(uint offset) {
  const float3x4 v = load_t_parameters(offset);
  const float3x3 v_1 = load_t_parameters_1(offset + 48u);
  const float2x4 v_2 = load_t_parameters_2(offset + 96u);
  const float2x4 v_3 = load_t_parameters_2(offset + 128u);
  const float2x3 v_4 = load_t_parameters_3(offset + 160u);
  const ExternalTextureParameters v_5 = {v, v_1, v_2, v_3, v_4, load_t_parameters_3(offset + 192u), asfloat(t_parameters[(offset + 224u) >> 4u]), t_parameters[(offset + 240u) >> 4u].xy, t_parameters[(offset + 248u) >> 4u].z, t_parameters[(offset + 252u) >> 4u].w};
  return v_5;
}

float3 external_texture_curve(float3 v, float2x4 curve) {
  const float3 v_1 = abs(v);
  return float3(sign(v)) * select((v_1 < ((float3)curve[1].x)), ((float3)curve[0].w) * v_1 + ((float3)curve[1].z), pow(((float3)curve[0].y) * v_1 + ((float3)curve[0].z), ((float3)curve[0].x)) + ((float3)curve[1].y));
}

float4 load_external_texture(Texture2D<float4> plane0, Texture2D<float4> plane1, ExternalTextureParameters parameters, uint2 coords) {
  const uint2 v = uint2(clamp(round(mul(parameters.load_transform, float3(float2(min(coords, parameters.size - uint2(1u, 1u))), 1.0f))), float2(0.0f, 0.0f), float2(4294967000.0f, 4294967000.0f)));
  const float4 v_1 = plane0.Load(int3(asint(v), int(0)));
  float4 v_2 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uint size = 0u;
    uint size_1 = 0u;
    uint size_2 = 0u;
    plane0.GetDimensions(0u, size, size_1, size_2);
    const uint2 v_3 = uint2(size, size_1);
    uint size_3 = 0u;
    uint size_4 = 0u;
    uint size_5 = 0u;
    plane1.GetDimensions(0u, size_3, size_4, size_5);
    v_2 = float4(mul(parameters.yuv_to_rgb, float4(v_1.x, plane1.Load(int3(asint(v * uint2(size_3, size_4) / select((v_3 == uint2(0u, 0u)), uint2(1u, 1u), v_3)), int(0))).xy, 1.0f)), 1.0f);
  }
  const float4 v_4 = v_2;
  float4 v_5 = float4(0.0f, 0.0f, 0.0f, 0.0f);
  if (parameters.convert_colors != 0u) {
    v_5 = float4(external_texture_curve(mul(external_texture_curve(v_4.xyz, parameters.decode), parameters.gamut), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

void test() {
  uint2 coords = uint2(3u, 4u);
  const uint2 v = coords;
  result.Store4(0u, asuint(load_external_texture(t, t_plane1, load_t_parameters_4(0u), v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, asuint(t.Load(int2(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,i32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, asuint(t.Load(int2(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read>,u32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/literal
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/variable
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,i32/override
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/literal
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/variable
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32float,read_write>,u32/override
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, asuint(t.Load(int2(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,i32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(int(3), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, asuint(t.Load(int2(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read>,u32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(asint(3u), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/literal
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/variable
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,i32/override
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int(3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/literal
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/variable
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32sint,read_write>,u32/override
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(3u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, t.Load(int2(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,i32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(int(3), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, t.Load(int2(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read>,u32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(asint(3u), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/literal
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/variable
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int coords = int(3);
  result.Store4(0u, t.Load(coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,i32/override
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/literal
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/variable
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint coords = 3u;
  result.Store4(0u, t.Load(asint(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_1d<r32uint,read_write>,u32/override
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/literal
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<i32>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/literal
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32float,read_write>,vec2<u32>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<bgra8unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg11b10ufloat,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16unorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16snorm,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<i32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32float,read>,vec2<u32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/literal
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int2(3, 4))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<i32>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/literal
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint2(3u, 4u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32sint,read_write>,vec2<u32>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, asuint(t.Load(int3(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32sint,read>,vec2<u32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r8uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r16uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg8uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/literal
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int2(3, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<i32>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/literal
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint2(3u, 4u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<r32uint,read_write>,vec2<u32>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(asint(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg16uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba8uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgb10a2uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rg32uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba16uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<i32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  result.Store4(0u, t.Load(int3(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d<rgba32uint,read>,vec2<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  result.Store4(0u, t.Load(int3(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<i32>,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read>,vec2<u32>,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/literal
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int3(coords, array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32/override
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/literal
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int3(coords, asint(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32/override
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/literal
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32/override
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/literal
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int3(asint(coords), asint(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32/override
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int4(coords, array_index, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int4(coords, asint(array_index), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<i32>,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int2(3, 4), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), array_index, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int4(asint(coords), asint(array_index), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read>,vec2<u32>,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/literal
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int3(coords, array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32/override
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/literal
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int3(coords, asint(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32/override
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(int2(3, 4), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/literal
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, asuint(t.Load(int3(asint(coords), array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32/override
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/literal
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, asuint(t.Load(int3(asint(coords), asint(array_index)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32/override
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(asint(uint2(3u, 4u)), int(7)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, t.Load(int4(coords, array_index, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, t.Load(int4(coords, asint(array_index), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<i32>,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int2(3, 4), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, t.Load(int4(asint(coords), array_index, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, t.Load(int4(asint(coords), asint(array_index), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read>,vec2<u32>,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint2(3u, 4u)), int(7), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/literal
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  result.Store4(0u, t.Load(int3(coords, array_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32/override
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/literal
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  result.Store4(0u, t.Load(int3(coords, asint(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32/override
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(int2(3, 4), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/literal
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  result.Store4(0u, t.Load(int3(asint(coords), array_index)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32/override
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/literal
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  result.Store4(0u, t.Load(int3(asint(coords), asint(array_index))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32/override
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(asint(uint2(3u, 4u)), int(7))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<i32>/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, asuint(t.Load(int4(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read>,vec3<u32>/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/literal
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(3, 4, 5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<i32>/variable
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/literal
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint3(3u, 4u, 5u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32float,read_write>,vec3<u32>/variable
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(int3(3, 4, 5), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<i32>/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, asuint(t.Load(int4(coords, int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int4(asint(uint3(3u, 4u, 5u)), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read>,vec3<u32>/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, asuint(t.Load(int4(asint(coords), int(0)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/literal
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(int3(3, 4, 5))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<i32>/variable
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, asuint(t.Load(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/literal
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(t.Load(asint(uint3(3u, 4u, 5u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32sint,read_write>,vec3<u32>/variable
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, asuint(t.Load(asint(coords))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(int3(3, 4, 5), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<i32>/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, t.Load(int4(coords, int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int4(asint(uint3(3u, 4u, 5u)), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read>,vec3<u32>/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, t.Load(int4(asint(coords), int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/literal
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(int3(3, 4, 5)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<i32>/variable
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int3 coords = int3(3, 4, 5);
  result.Store4(0u, t.Load(coords));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/literal
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, t.Load(asint(uint3(3u, 4u, 5u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureLoad/texture_storage_3d<r32uint,read_write>,vec3<u32>/variable
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  result.Store4(0u, t.Load(asint(coords)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
