float square(float x) {
  return x * x;
}

float cube(float x) {
  return square(x) * x;
}

void store(inout float2 p, float x) {
  const float v = square(x);
  p = float2(v, cube(x));
}
