RWByteAddressBuffer buffer_ : register(u0);
static float4 gl_Position = float4(0.0f, 0.0f, 0.0f, 0.0f);

float texture_1(float sampler2D_1) {
  return sampler2D_1;
}

float mod_(float x, float y) {
  return x - y * floor(x / y);
}

float atan_1(float y, float x) {
  return atan2(y, x);
}

float main_1(float attribute_) {
  return attribute_;
}

[numthreads(1, 1, 1)]
void main() {
  const float v = texture_1(1.0f);
  const float v_1 = mod_(5.0f, 3.0f);
  const float v_2 = atan_1(1.0f, 2.0f);
  const float4 gl_FragCoord = float4(v, v_1, v_2, main_1(2.0f));
  gl_Position = gl_FragCoord;
  float2 input = asfloat(buffer_.Load2(0u));
  float2 output = input + gl_Position.xy;
  const float2 double__underscore = output;
  buffer_.Store2(0u, asuint((bool2(true, false) ? input : double__underscore)));
  const uint3 discard_ = buffer_.Load3(80u);
  const uint uniform_1 = discard_.x;
  const uint attribute1 = uniform_1;
  buffer_.Store(84u, attribute1);
}
