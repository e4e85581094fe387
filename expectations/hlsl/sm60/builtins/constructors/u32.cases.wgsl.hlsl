//# case u32/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4294967276u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, uint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(int(-20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 4.5f;
  result.Store(0u, uint(clamp(e, 0.0f, 4294967000.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(clamp(4.5f, 0.0f, 4294967000.0f)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f16/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float16_t e = float16_t(4.5h);
  result.Store(0u, uint(clamp(e, float16_t(0.0h), float16_t(65500.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/f16/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(clamp(float16_t(4.5h), float16_t(0.0h), float16_t(65500.0h))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case u32/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
