Texture1D<uint4> line_1 : register(t0);
Texture2DArray<float4> stack : register(t1);
Texture3D<int4> block : register(t2);
Texture2DArray<float4> deep : register(t3);
Texture2DMS<float4> samples : register(t4);
RWByteAddressBuffer result : register(u5);

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const int i = int(id.x);
  const float4 wide = float4(line_1.Load(int2(i, asint(id.y))));
  const float4 layered = stack.Load(int4(asint(id.xy), i, int(0)));
  const float4 solid = float4(block.Load(int4(int3(id), i)));
  const float depth = deep.Load(int4(int2(int(-1), i), asint(id.z), int(1))).x;
  const float4 sample_1 = samples.Load(asint(id.yx), i);
  uint size = 0u;
  uint size_1 = 0u;
  uint size_2 = 0u;
  uint size_3 = 0u;
  stack.GetDimensions(asuint(i), size, size_1, size_2, size_3);
  const uint2 size_4 = uint2(size, size_1);
  result.Store4(0u, asuint(wide + layered + solid + depth + sample_1 + float(size_4.x)));
}
