//# case subgroupElect/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(WaveIsFirstLane()));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
