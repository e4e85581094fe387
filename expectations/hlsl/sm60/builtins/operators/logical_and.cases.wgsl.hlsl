//# case logical_and/bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case logical_and/bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  result.Store(0u, uint(e1 && e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case logical_and/bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(false));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
