//# case subgroupAll/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(WaveActiveAllTrue(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupAll/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(WaveActiveAllTrue(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupAll/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(WaveActiveAllTrue(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
