RWByteAddressBuffer h : register(u0);

[numthreads(1, 1, 1)]
void main() {
  const vector<float16_t, 4> a = h.Load<vector<float16_t, 4> >(0u);
  const vector<float16_t, 4> b = h.Load<vector<float16_t, 4> >(8u);
  const vector<float16_t, 4> v = a / (b + float16_t(1.5h));
  h.Store<vector<float16_t, 4> >(16u, a + b * float16_t(2.0h) - (v - vector<float16_t, 4>(float16_t(0.25h), float16_t(0.25h), float16_t(0.25h), float16_t(0.25h)) * trunc(v / vector<float16_t, 4>(float16_t(0.25h), float16_t(0.25h), float16_t(0.25h), float16_t(0.25h)))));
  h.Store<vector<float16_t, 4> >(16u, h.Load<vector<float16_t, 4> >(16u) - -a);
  h.Store<vector<float16_t, 4> >(24u, select((a < b), b, a));
  float16_t s = a.x;
  s = s * b.y;
  if ((s >= float16_t(1.0h)) && (s != float16_t(2.0h))) {
    h.Store<float16_t>(30u, s);
  }
}
