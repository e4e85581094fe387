struct frexp_result_f16 {
  float16_t fract;
  int exp_1;
};

struct modf_result_f16 {
  float16_t fract;
  float16_t whole;
};

RWByteAddressBuffer h : register(u0);
RWByteAddressBuffer s : register(u1);

[numthreads(1, 1, 1)]
void main() {
  h.Store<vector<float16_t, 3> >(0u, sqrt(abs(h.Load<vector<float16_t, 3> >(0u))) + lerp(h.Load<vector<float16_t, 3> >(8u), h.Load<vector<float16_t, 3> >(16u), float16_t(0.5h)));
  h.Store<vector<float16_t, 3> >(8u, clamp(h.Load<vector<float16_t, 3> >(8u), vector<float16_t, 3>(float16_t(0.0h), float16_t(0.0h), float16_t(0.0h)), vector<float16_t, 3>(float16_t(1.0h), float16_t(1.0h), float16_t(1.0h))) * sin(h.Load<vector<float16_t, 3> >(16u)));
  h.Store<vector<float16_t, 3> >(16u, normalize(cross(h.Load<vector<float16_t, 3> >(24u), h.Load<vector<float16_t, 3> >(32u))));
  h.Store<vector<float16_t, 3> >(24u, mad(h.Load<vector<float16_t, 3> >(0u), h.Load<vector<float16_t, 3> >(8u), h.Load<vector<float16_t, 3> >(16u)));
  s.Store<float16_t>(0u, dot(h.Load<vector<float16_t, 3> >(0u), h.Load<vector<float16_t, 3> >(8u)) + length(h.Load<vector<float16_t, 3> >(16u)));
  const float16_t v = s.Load<float16_t>(4u);
  float v_1 = 0.0f;
  const float16_t v_2 = abs(float16_t(frexp(float(v), v_1)));
  const frexp_result_f16 v_3 = {select((v < float16_t(0.0h)), -v_2, v_2), int(v_1)};
  float16_t v_4 = float16_t(0.0h);
  const float16_t v_5 = modf(s.Load<float16_t>(6u), v_4);
  const modf_result_f16 v_6 = {v_5, v_4};
  s.Store<float16_t>(2u, v_3.fract + v_6.whole);
  const int v_7 = min(max(int(3), int(-254)), int(254));
  const uint v_8 = asuint(v_7 >> 1u);
  s.Store<float16_t>(4u, float16_t(float(s.Load<float16_t>(4u)) * asfloat((v_8 + 127u) << 23u) * asfloat((asuint(v_7) - v_8 + 127u) << 23u)));
  s.Store<float16_t>(6u, determinant(matrix<float16_t, 2, 2>(s.Load<float16_t>(0u), s.Load<float16_t>(2u), s.Load<float16_t>(4u), s.Load<float16_t>(6u))));
}
