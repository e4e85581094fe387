//# case shr/i32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/i32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  uint e2 = 3u;
  result.Store(0u, asuint(e1 >> (e2 & 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/i32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20) >> 3u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, e1 >> (e2 & 31u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u >> 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec2<i32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-3, -2)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec2<i32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, asuint(e1 >> (e2 & uint2(31u, 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 1u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 >> (e2 & uint2(31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec3<i32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-3, -2, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec3<i32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, asuint(e1 >> (e2 & uint3(31u, 31u, 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 1u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 >> (e2 & uint3(31u, 31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec4<i32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-3, -2, -1, -1)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec4<i32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, asuint(e1 >> (e2 & uint4(31u, 31u, 31u, 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 1u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case shr/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 >> (e2 & uint4(31u, 31u, 31u, 31u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
