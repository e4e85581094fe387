//# case subgroupAny/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(WaveActiveAnyTrue(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupAny/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(WaveActiveAnyTrue(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupAny/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(WaveActiveAnyTrue(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
