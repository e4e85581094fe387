//# case logical_or/bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case logical_or/bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  result.Store(0u, uint(e1 || e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case logical_or/bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(true && true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
