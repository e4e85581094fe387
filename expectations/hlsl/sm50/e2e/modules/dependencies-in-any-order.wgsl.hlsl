RWByteAddressBuffer result : register(u4);
static float start = 16.0f;

float scaled(float from_value, uint by) {
  return from_value * float(by) * 16.0f;
}

[numthreads(16, 1, 1)]
void main(uint i : SV_GroupIndex) {
  result.Store(min(i, 15u) * 4u, asuint(scaled(start, i)));
}
