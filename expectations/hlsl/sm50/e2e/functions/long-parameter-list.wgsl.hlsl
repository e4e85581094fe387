RWByteAddressBuffer out_1 : register(u0);
static const float constants[2] = {7.0f, 8.0f};

float sixteen(float a, int b, uint c, bool d, float2 e, int3 f, uint4 g, bool2 h, float2x2 i, float j[2], float k, float l, float3 m, float4 n, int o, uint p) {
  float sum = a + float(b) + float(c) + e.x + float(f.y) + float(g.z) + i[0].x + j[1] + k + l + m.z + n.w + float(o) + float(p);
  if (d && all(h)) {
    sum = sum * 2.0f;
  }
  return sum;
}

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(sixteen(1.0f, int(2), 3u, true, float2(4.0f, 4.0f), int3(5, 5, 5), uint4(6u, 6u, 6u, 6u), bool2(true, false), float2x2(0.0f, 0.0f, 0.0f, 0.0f), constants, 9.0f, 10.0f, float3(11.0f, 11.0f, 11.0f), float4(12.0f, 12.0f, 12.0f, 12.0f), int(13), 14u)));
}
