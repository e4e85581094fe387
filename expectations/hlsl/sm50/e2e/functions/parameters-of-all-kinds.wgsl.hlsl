struct Item {
  float a;
  int2 b;
};

RWByteAddressBuffer out_1 : register(u0);
static const float constants[3] = {4.0f, 5.0f, 6.0f};
static const Item constants_1 = {7.0f, int2(8, 8)};

float mixed(float s, float3 v, float2x2 m, float list[3], Item item, inout float p, bool flag) {
  p = p + s;
  if (flag) {
    return v.x + m[1].y + list[2] + item.a;
  }
  return float(item.b.x);
}

[numthreads(1, 1, 1)]
void main() {
  float sum = 1.0f;
  out_1.Store(0u, asuint(mixed(2.0f, float3(3.0f, 3.0f, 3.0f), float2x2(float2(1.0f, 0.0f), float2(0.0f, 1.0f)), constants, constants_1, sum, true)));
  out_1.Store(4u, asuint(mixed(2.0f, float3(3.0f, 3.0f, 3.0f), float2x2(0.0f, 0.0f, 0.0f, 0.0f), (float[3])0, (Item)0, sum, (asfloat(out_1.Load(0u)) > 1.0f))));
  out_1.Store(8u, asuint(sum));
}
