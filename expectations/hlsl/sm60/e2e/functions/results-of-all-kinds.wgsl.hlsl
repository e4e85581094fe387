struct Both {
  int a[2];
  float2x2 b;
};

RWByteAddressBuffer out_1 : register(u0);
static const float constants[3] = {1.0f, 2.0f, 3.0f};
static const int constants_1[2] = {int(1), int(2)};

bool flag() {
  return asfloat(out_1.Load(0u)) > 0.0f;
}

float number() {
  return 1.5f;
}

float2 pair() {
  return float2(2.0f, 3.0f);
}

float2x2 turn() {
  return float2x2(float2(0.0f, 1.0f), float2(-1.0f, 0.0f));
}

typedef float list_result[3];
list_result list() {
  return constants;
}

Both both() {
  const Both v = {constants_1, turn()};
  return v;
}

[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex) {
  const float v = number();
  out_1.Store(0u, asuint(select(flag(), v, 0.0f)));
  out_1.Store(4u, asuint(pair().y));
  const float2x2 v_1 = turn();
  out_1.Store(8u, asuint(mul(pair(), v_1).x));
  out_1.Store(12u, asuint(list()[min(i, 2u)]));
  out_1.Store(16u, asuint(float(both().a[1])));
  out_1.Store(20u, asuint(both().b[0].y));
}
