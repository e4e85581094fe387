RWByteAddressBuffer out_1 : register(u0);

[numthreads(1, 1, 1)]
void main() {
  out_1.Store<float16_t>(0u, float16_t(1.0h));
}
