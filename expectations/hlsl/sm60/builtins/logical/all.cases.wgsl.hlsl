//# case all/bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 1u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e = true;
  result.Store(0u, uint(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(true));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e = bool2(true, false);
  result.Store(0u, uint(all(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e = bool3(true, false, true);
  result.Store(0u, uint(all(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case all/vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e = bool4(true, false, true, false);
  result.Store(0u, uint(all(e)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
