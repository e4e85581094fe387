RWByteAddressBuffer out_1 : register(u0);

float xyz(float x) {
  return x;
}

[numthreads(1, 1, 1)]
void main() {
  const float x = xyz(asfloat(out_1.Load(8u)));
  out_1.Store(0u, asuint(x));
  out_1.Store(4u, asuint(3.0f));
  out_1.Store3(16u, asuint(asfloat(out_1.Load3(16u)).xyz));
}
