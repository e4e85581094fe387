//# case bool/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, uint((e != int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((int(-20) != int(0))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, uint((e != 0u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((20u != 0u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 4.5f;
  result.Store(0u, uint((e != 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((4.5f != 0.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(4.5h);
  result.Store(0u, uint((e != float16_t(0.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case bool/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint((float16_t(4.5h) != float16_t(0.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
