struct vec3u {
  uint low;
  uint high;
};

RWByteAddressBuffer out_1 : register(u0);
static const vec3u constants = {1u, 2u};

float max_1(float a, float b) {
  return a + b;
}

[numthreads(1, 1, 1)]
void main() {
  const vec3u f = constants;
  uint i32 = 3u;
  i32 = i32 + f.low;
  const float min_1 = 1.5f;
  out_1.Store(0u, asuint(max_1(0.5f, min_1)));
  out_1.Store(4u, asuint(float(i32) + float(f.high)));
  int array = int(0);
  while (array < int(3)) {
    out_1.Store(8u, asuint(asfloat(out_1.Load(8u)) + float(array)));
    array = asint(asuint(array) + 1u);
  }
}
