RWByteAddressBuffer flue4che : register(u0);

float u43fu43bu43eu449u430u434u44c(float u440u430u434u438u443u441) {
  return 3.1415927f * u440u430u434u438u443u441 * u440u430u434u438u443u441;
}

[numthreads(1, 1, 1)]
void main() {
  const float ue9tue9 = u43fu43bu43eu449u430u434u44c(asfloat(flue4che.Load(0u)));
  float u5024 = ue9tue9 + 6.2831855f;
  u5024 = u5024 * asfloat(flue4che.Load(4u));
  flue4che.Store2(24u, asuint(float2(u5024, ue9tue9)));
  flue4che.Store(16u, asuint(u5024));
}
