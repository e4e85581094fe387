struct Item {
  float a;
};

RWByteAddressBuffer out_1 : register(u0);

Item made() {
  const Item v = {2.0f};
  return v;
}

[numthreads(1, 1, 1)]
void main() {
  const Item made_1 = made();
  const Item Item_1 = {made_1.a + 1.0f};
  const float level = 2.0f * Item_1.a;
  out_1.Store(0u, asuint(level));
  const float out_2 = 7.0f;
  out_1.Store(4u, asuint(out_2));
}
