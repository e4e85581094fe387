//# case countTrailingZeros/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(asint(min(firstbitlow(asuint(e)), 32u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(min(firstbitlow(asuint(int(-20))), 32u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, min(firstbitlow(e), 32u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 20u;
  result.Store(0u, min(firstbitlow(v), 32u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(2, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(asint(min(firstbitlow(asuint(e)), uint2(32u, 32u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, min(firstbitlow(e), uint2(32u, 32u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(2, 0, 1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(asint(min(firstbitlow(asuint(e)), uint3(32u, 32u, 32u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 0u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, min(firstbitlow(e), uint3(32u, 32u, 32u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(2, 0, 1, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(asint(min(firstbitlow(asuint(e)), uint4(32u, 32u, 32u, 32u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 0u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countTrailingZeros/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, min(firstbitlow(e), uint4(32u, 32u, 32u, 32u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
