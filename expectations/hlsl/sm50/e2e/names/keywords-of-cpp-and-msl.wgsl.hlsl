static uint device = 1u;
groupshared float threadgroup[4];
RWByteAddressBuffer constant : register(u0);

int sizeof_(int char_1, int short_1) {
  return asint(asuint(char_1) + asuint(short_1));
}

float thread(float long_1) {
  return long_1 * 0.5f;
}

float metal() {
  return 1.0f;
}

float vertex(float fragment) {
  return fragment;
}

[numthreads(4, 1, 1)]
void main0(uint threads : SV_GroupIndex) {
  threadgroup[threads] = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  int signed_1 = sizeof_(int(3), int(2));
  const float v = thread(metal());
  const float void_1 = v + vertex(2.0f);
  threadgroup[min(threads, 3u)] = void_1;
  constant.Store(min(threads, 3u) * 24u, asuint(threadgroup[min(threads, 3u)] + float(signed_1)));
  constant.Store2(min(threads, 3u) * 24u + 8u, asuint(((float2)float(device))));
  const uint and_1 = constant.Load(min(threads, 3u) * 24u + 16u);
  const uint or_1 = and_1 + 1u;
  const uint xor_1 = or_1;
  constant.Store(16u, xor_1);
}
