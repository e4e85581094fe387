//# case firstLeadingBit/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  const int v = e;
  result.Store(0u, asuint(asint(firstbithigh(asuint(select((v < int(0)), ~v, v))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(firstbithigh(asuint(select((int(-20) < int(0)), ~int(-20), int(-20)))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 20u;
  result.Store(0u, firstbithigh(v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  const int2 v = e;
  result.Store2(0u, asuint(asint(firstbithigh(asuint(select((v < int2(0, 0)), ~v, v))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(4, 4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  const int3 v = e;
  result.Store3(0u, asuint(asint(firstbithigh(asuint(select((v < int3(0, 0, 0)), ~v, v))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4u, 4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(4, 4, 4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  const int4 v = e;
  result.Store4(0u, asuint(asint(firstbithigh(asuint(select((v < int4(0, 0, 0, 0)), ~v, v))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4u, 4u, 4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case firstLeadingBit/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, firstbithigh(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
