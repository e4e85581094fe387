//# case reverseBits/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(939524095)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(asint(reversebits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(reversebits(asuint(int(-20))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 671088640u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, reversebits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 20u;
  result.Store(0u, reversebits(v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(939524095, -1207959553)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(asint(reversebits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(671088640u, 2818572288u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, reversebits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(939524095, -1207959553, 2013265919)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(asint(reversebits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(671088640u, 2818572288u, 1744830464u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, reversebits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(939524095, -1207959553, 2013265919, -134217729)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(asint(reversebits(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(671088640u, 2818572288u, 1744830464u, 3892314112u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case reverseBits/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, reversebits(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
