RWByteAddressBuffer f : register(u0);
RWByteAddressBuffer u : register(u1);
static const int constants[3] = {int(1), int(4), int(9)};

[numthreads(1, 1, 1)]
void main() {
  const int i = int(42);
  float g = 2.5f;
  const float2 v = float2(1.0f, 2.5f);
  int list[3] = constants;
  g = g + 42.0f;
  list[0] = asint(asuint(list[0]) + asuint(i));
  f.Store4(0u, asuint(float4(g, 42.0f, v)));
  u.Store4(0u, uint4(42u, uint(list[0]), 4u, 9u));
}
