RWByteAddressBuffer out_1 : register(u0);
static const uint2 constants[2] = {uint2(1u, 2u), uint2(3u, 4u)};

uint f(bool a, bool b) {
  return uint(a) + uint(b);
}

[numthreads(1, 1, 1)]
void main() {
  const uint a = out_1.Load(0u);
  const uint b = out_1.Load(4u);
  const uint c = out_1.Load(8u);
  out_1.Store(12u, uint((a < b)));
  const uint v = f((a < b), (c > a));
  const uint v_1 = v + f((a < b), (c > a));
  out_1.Store(16u, v_1 + f((c > a), (a < b)));
  out_1.Store(20u, uint((uint2(a, b).x > c)));
  const uint2 list[2] = constants;
  out_1.Store(24u, list[min(uint((a < b)), 1u)].y);
  const float4 nested[3][2] = (float4[3][2])0;
  out_1.Store(28u, uint((nested[1][0].x < float(a))) << ((b & 31u) & 31u));
  out_1.Store(32u, (a << 2u) >> 1u);
  out_1.Store(36u, uint(((a < b) == (c > b))));
}
