//# case i32/none
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, asuint(int(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(20u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/f32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/f32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  float e = 4.5f;
  result.Store(0u, asuint(int(clamp(e, -2147483600.0f, 2147483500.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/f32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(clamp(4.5f, -2147483600.0f, 2147483500.0f))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/f16/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/f16/variable
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case i32/f16/override
//# refused hlsl/shader-model
'f16' needs shader model 6.2; 5.0 was asked for
//# case i32/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, asuint(int(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case i32/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
