struct Rigid {
  float3x3 frame;
  float3 points[2][3];
};

RWByteAddressBuffer body : register(u0);

void store_body(uint offset, float3x3 value) {
  body.Store3(offset, asuint(value[0]));
  body.Store3(offset + 16u, asuint(value[1]));
  body.Store3(offset + 32u, asuint(value[2]));
}

void store_body_1(uint offset, float3 value[3]) {
  uint v = 0u;
  v = 0u;
  while (true) {
    const uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    body.Store3(offset + v_1 * 16u, asuint(value[v_1]));
    v = v_1 + 1u;
  }
}

void shift(inout float3 p, float by) {
  p = p + ((float3)by);
}

[numthreads(1, 1, 1)]
void main() {
  float3 p = asfloat(body.Load3(128u));
  shift(p, 0.5f);
  const float3 v[3] = {p, p, mul(p, float3x3(asfloat(body.Load3(0u)), asfloat(body.Load3(16u)), asfloat(body.Load3(32u))))};
  store_body_1(48u, v);
  const Rigid r = (Rigid)0;
  store_body(0u, r.frame);
}
