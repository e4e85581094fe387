//# case f16/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(0.5h);
  result.Store<float16_t>(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(0.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(-20.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store<float16_t>(0u, float16_t(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(float(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(20.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store<float16_t>(0u, float16_t(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(float(20u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(4.5h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 4.5f;
  result.Store<float16_t>(0u, float16_t(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(4.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(1.0h));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store<float16_t>(0u, float16_t(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f16/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store<float16_t>(0u, float16_t(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
