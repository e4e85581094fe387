//# case textureDimensions/texture_1d<i32>/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(asuint(level), size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/literal
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(level, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/override
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(asuint(level), size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/literal
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(level, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/override
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(asuint(level), size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/literal
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(level, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/override
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(3u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/literal
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/override
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/literal
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/override
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/literal
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/override
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/literal
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/override
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/literal
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/override
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/literal
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/override
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/literal
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/override
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>/variable
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>/variable
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/literal
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/variable
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/override
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/literal
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/variable
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/override
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/literal
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/variable
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/override
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/literal
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/variable
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/override
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/literal
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/override
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/literal
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/override
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>/variable
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>/variable
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/literal
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/variable
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/override
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/literal
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/variable
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/override
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/literal
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/variable
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/override
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/literal
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/variable
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/override
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/literal
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/override
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/literal
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/override
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/literal
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/override
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/literal
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/override
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/literal
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/override
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/literal
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(level, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/override
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(3u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/literal
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  int level = int(3);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(asuint(level), size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/override
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/literal
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint level = 3u;
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(level, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/override
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(3u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<i32>/variable
Texture2DMS<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<u32>/variable
Texture2DMS<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<f32>/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_depth_multisampled_2d/variable
Texture2DMS<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
RWTexture1D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
RWTexture1D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
RWTexture1D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  t.GetDimensions(size);
  result.Store(0u, size);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
RWTexture2D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
RWTexture2D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
RWTexture2D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(size, size_1);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store2(0u, uint2(size, size_1));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
RWTexture3D<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
RWTexture3D<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
RWTexture3D<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store3(0u, uint3(size, size_1, size_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureDimensions/texture_external/variable
Texture2D<float4> t : register(t1);
Texture2D<float4> t_plane1 : register(t1002);

cbuffer cbuffer_t_parameters : register(b1003) {
  uint4 t_parameters[16];
};

RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, t_parameters[15].xy);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
