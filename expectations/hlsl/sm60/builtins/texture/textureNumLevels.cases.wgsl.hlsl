//# case textureNumLevels/texture_1d<i32>/variable
Texture1D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size_1);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_1d<u32>/variable
Texture1D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size_1);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_1d<f32>/variable
Texture1D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  t.GetDimensions(0u, size, size_1);
  result.Store(0u, size_1);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d<i32>/variable
Texture2D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d<u32>/variable
Texture2D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d<f32>/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<i32>/variable
Texture2DArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<u32>/variable
Texture2DArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<f32>/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_3d<i32>/variable
Texture3D<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_3d<u32>/variable
Texture3D<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_3d<f32>/variable
Texture3D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube<i32>/variable
TextureCube<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube<u32>/variable
TextureCube<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube<f32>/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<i32>/variable
TextureCubeArray<int4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<u32>/variable
TextureCubeArray<uint4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<f32>/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d/variable
Texture2D<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d_array/variable
Texture2DArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube/variable
TextureCube<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  t.GetDimensions(0u, size, size_1, size_2);
  result.Store(0u, size_2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube_array/variable
TextureCubeArray<float4> t : register(t1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  t.GetDimensions(0u, size, size_1, size_2, size_3);
  result.Store(0u, size_3);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
