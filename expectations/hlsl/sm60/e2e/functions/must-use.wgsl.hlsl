RWByteAddressBuffer out_1 : register(u0);

float smoother(float t) {
  return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

float mixed(float a, float b, float t) {
  return lerp(a, b, smoother(t));
}

[numthreads(1, 1, 1)]
void main() {
  out_1.Store(0u, asuint(mixed(1.0f, 2.0f, asfloat(out_1.Load(4u)))));
  smoother(0.5f);
}
