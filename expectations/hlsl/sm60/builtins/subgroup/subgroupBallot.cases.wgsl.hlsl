//# case subgroupBallot/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveActiveBallot(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBallot/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool pred = true;
  result.Store4(0u, WaveActiveBallot(pred));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupBallot/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveActiveBallot(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
