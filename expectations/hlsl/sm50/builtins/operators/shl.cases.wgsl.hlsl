//# case shl/i32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-160)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/i32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  uint e2 = 3u;
  result.Store(0u, asuint(asint(asuint(e1) << (e2 & 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/i32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(4294967276u << 3u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 160u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, e1 << (e2 & 31u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u << 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec2<i32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-160, -304)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec2<i32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, asuint(asint(asuint(e1) << (e2 & uint2(31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(160u, 336u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 << (e2 & uint2(31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec3<i32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-160, -304, -576)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec3<i32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, asuint(asint(asuint(e1) << (e2 & uint3(31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(160u, 336u, 704u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 << (e2 & uint3(31u, 31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec4<i32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-160, -304, -576, -1088)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec4<i32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, asuint(asint(asuint(e1) << (e2 & uint4(31u, 31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(160u, 336u, 704u, 1472u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shl/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 << (e2 & uint4(31u, 31u, 31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
