//# case textureNumSamples/texture_multisampled_2d<i32>/variable
Texture2DMS<int4> t : register(t1);
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
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
Texture2DMS<uint4> t : register(t1);
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
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
Texture2DMS<float4> t : register(t1);
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
//# case textureNumSamples/texture_depth_multisampled_2d/variable
Texture2DMS<float4> t : register(t1);
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
