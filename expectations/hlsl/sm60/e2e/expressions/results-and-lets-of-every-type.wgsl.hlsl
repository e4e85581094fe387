RWByteAddressBuffer out_1 : register(u0);

cbuffer cbuffer_scale : register(b1) {
  uint4 scale[1];
};

float16_t half_1(float16_t x) {
  const float16_t y = x;
  return y * float16_t(0.5h);
}

bool3 signs(float3 v) {
  return v > float3(0.0f, 0.0f, 0.0f);
}

vector<float16_t, 2> pair(float16_t x) {
  return vector<float16_t, 2>(x, half_1(x));
}

matrix<float16_t, 2, 2> frame(vector<float16_t, 2> v) {
  const vector<float16_t, 2> w = v;
  return matrix<float16_t, 2, 2>(w, -w.yx);
}

matrix<float16_t, 2, 2> turned(matrix<float16_t, 2, 2> m, int3 by) {
  const matrix<float16_t, 2, 2> before = m;
  const int3 amount = by;
  return before * float16_t(float(amount.x));
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_GroupID) {
  const float16_t h = half_1(asfloat16(uint16_t(scale[0].x)));
  const vector<float16_t, 2> p = pair(h);
  const matrix<float16_t, 2, 2> m = turned(frame(p), int3(id));
  const bool3 flags = signs(float3(id));
  const int3 cell = int3(id);
  const int3 steps = cell / int3(2, 2, 2);
  out_1.Store(0u, asuint(float(h + p.y + m[min(id.x % 2u, 1u)].x + m[1].y)));
  out_1.Store(4u, asuint(select(flags[min(id.y % 3u, 2u)] && !flags.z, 1.0f, 0.0f)));
  out_1.Store(8u, asuint(float(asint(asuint(steps.x) * asuint(steps.y) + asuint(cell.z) + asuint(cell.z) * asuint(steps.z)))));
  out_1.Store(12u, asuint(float(h * p.x + h + determinant(m))));
  const uint2 v = uint2(asuint16(p));
  const uint words = v.x | (v.y << 16u);
  const uint v_1 = words ^ 1u;
  out_1.Store(16u, asuint(float(asfloat16(vector<uint16_t, 2>(uint2(v_1, v_1 >> 16u))).x) + float(h)));
}
