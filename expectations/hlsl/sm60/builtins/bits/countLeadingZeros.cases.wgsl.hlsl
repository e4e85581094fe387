//# case countLeadingZeros/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(asint(31u - firstbithigh(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(31u - firstbithigh(asuint(int(-20))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 27u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, 31u - firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 20u;
  result.Store(0u, 31u - firstbithigh(v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(asint(uint2(31u, 31u) - firstbithigh(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(27u, 27u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, uint2(31u, 31u) - firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(asint(uint3(31u, 31u, 31u) - firstbithigh(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(27u, 27u, 27u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, uint3(31u, 31u, 31u) - firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(0, 0, 0, 0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(asint(uint4(31u, 31u, 31u, 31u) - firstbithigh(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(27u, 27u, 27u, 27u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countLeadingZeros/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, uint4(31u, 31u, 31u, 31u) - firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
