RWByteAddressBuffer h : register(u0);

[numthreads(1, 1, 1)]
void main() {
  h.Store<vector<float16_t, 2> >(0u, h.Load<vector<float16_t, 2> >(0u) * float16_t(2.0h));
}
