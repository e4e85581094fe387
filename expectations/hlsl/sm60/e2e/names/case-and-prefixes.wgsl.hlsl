static float value = 1.0f;
static float Value = 2.0f;
static float VALUE = 3.0f;
static float value_ = 4.0f;
static float value1 = 5.0f;
static float value_1 = 6.0f;
static float value_3 = 7.0f;
RWByteAddressBuffer out_1 : register(u0);

float value_2(float value_4) {
  const float value_3_1 = value_4;
  const float value_5 = value_3_1 + Value;
  return value_5;
}

[numthreads(1, 1, 1)]
void main() {
  const float v = value + Value + VALUE + value_ + value1 + value_1 + value_3;
  out_1.Store(0u, asuint(v + value_2(9.0f)));
}
