//# case countOneBits/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(29)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(asint(countbits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(countbits(asuint(int(-20))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, countbits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 20u;
  result.Store(0u, countbits(v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(29, 30)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(asint(countbits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, countbits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(29, 30, 30)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(asint(countbits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 3u, 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, countbits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(29, 30, 30, 31)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(asint(countbits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 3u, 3u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case countOneBits/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, countbits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
