groupshared float line_1[16];
groupshared float2 double_line[32];
RWByteAddressBuffer data : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex) {
  line_1[i] = 0.0f;
  uint v = 0u;
  v = i;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 32u) {
      break;
    }
    double_line[v_1] = float2(0.0f, 0.0f);
    v = v_1 + 16u;
  }
  GroupMemoryBarrierWithGroupSync();
  line_1[min(i, 15u)] = asfloat(data.Load(min(i, colorfast_size(data) / 4u - 1u) * 4u));
  double_line[min(i, 31u)] = float2(line_1[min(i, 15u)], 1.0f);
  double_line[min(16u + i, 31u)].y = 2.0f;
  GroupMemoryBarrierWithGroupSync();
  data.Store(min(i, colorfast_size(data) / 4u - 1u) * 4u, asuint(line_1[min(16u - 1u - i, 15u)] + double_line[min(2u * 16u - 1u - i, 31u)].y));
}
