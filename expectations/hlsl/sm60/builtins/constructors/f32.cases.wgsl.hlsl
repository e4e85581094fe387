//# case f32/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 0.5f;
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(0.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(-20.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(float(int(-20))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(20.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, asuint(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(float(20u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(4.5f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(4.5h);
  result.Store(0u, asuint(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(float(float16_t(4.5h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(1.0f));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, asuint(float(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case f32/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(float(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
