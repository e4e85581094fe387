RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  float a = 0.0f;
  float b = 1.5f;
  float c = 2.0f;
  const float d = b + c;
  const float2 e = ((float2)d);
  a = e.x;
  out_1.Store(0u, asuint(a));
  out_1.Store(4u, asuint(b));
  out_1.Store(8u, asuint(c));
  out_1.Store(12u, asuint(e.y));
  out_1.Store(16u, asuint(3.0f));
  out_1.Store(20u, asuint(6.0f));
}
