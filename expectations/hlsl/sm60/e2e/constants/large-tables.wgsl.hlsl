RWByteAddressBuffer out_1 : register(u0);
static const float constants[8] = {0.0f, 0.383f, 0.707f, 0.924f, 1.0f, 0.924f, 0.707f, 0.383f};
static const float2 constants_1[3] = {float2(-1.0f, -1.0f), float2(3.0f, -1.0f), float2(-1.0f, 3.0f)};
static const int constants_2[4][2] = {{int(1), int(2)}, {int(2), int(1)}, {int(-1), int(2)}, {int(-2), int(1)}};
static const uint constants_3[5] = {1u, 4u, 6u, 4u, 1u};

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  const uint i = id.x;
  out_1.Store4(min(i, colorfast_size(out_1) / 16u - 1u) * 16u, asuint(float4(constants[min(i & 7u, 7u)], constants_1[min(i % 3u, 2u)].y, float(constants_2[min(i & 3u, 3u)][min(i & 1u, 1u)]), float(constants_3[min(i % 5u, 4u)]))));
}
