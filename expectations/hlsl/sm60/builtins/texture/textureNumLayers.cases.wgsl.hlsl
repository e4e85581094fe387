//# case textureNumLayers/texture_2d_array<i32>/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<u32>/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<f32>/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<i32>/variable
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<u32>/variable
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<f32>/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_depth_2d_array/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_depth_cube_array/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
RWTexture2DArray<uint4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
RWTexture2DArray<int4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
RWTexture2DArray<float4> t : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
