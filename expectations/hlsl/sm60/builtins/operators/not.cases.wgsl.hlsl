//# case not/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(!e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(!true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store2(0u, uint2(!e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store3(0u, uint3(!e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 1u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case not/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store4(0u, uint4(!e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
