static float value = 3.0f;
RWByteAddressBuffer out_1 : register(u0);

float scaled(float value_1, float scale) {
  if (scale > 1.0f) {
    const float value_2 = value_1 * scale;
    return value_2;
  }
  return value_1;
}

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(scaled(value, 10.0f)));
  out_1.Store(4u, asuint(scaled(10.0f, value)));
}
