//# case insertBits/i32,i32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-65044)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  int newbits = int(3);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint v_1 = min(count, 32u - v);
  const uint v_2 = select((v_1 < 32u), (1u << (v_1 & 31u)) - 1u, 4294967295u) << (v & 31u);
  result.Store(0u, asuint(asint((asuint(e) & ~v_2) | ((asuint(newbits) << (v & 31u)) & v_2))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint v = select((9u < 32u), (1u << (9u & 31u)) - 1u, 4294967295u) << (7u & 31u);
  result.Store(0u, asuint(asint((asuint(int(-20)) & ~v) | ((asuint(int(3)) << (7u & 31u)) & v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 404u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  uint newbits = 3u;
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint v_1 = min(count, 32u - v);
  const uint v_2 = select((v_1 < 32u), (1u << (v_1 & 31u)) - 1u, 4294967295u) << (v & 31u);
  result.Store(0u, (e & ~v_2) | ((newbits << (v & 31u)) & v_2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint v = select((9u < 32u), (1u << (9u & 31u)) - 1u, 4294967295u) << (7u & 31u);
  result.Store(0u, (20u & ~v) | ((3u << (7u & 31u)) & v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-65044, -64915)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  int2 newbits = int2(3, 4);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint2 v_1 = ((uint2)v);
  const uint2 v_2 = ((uint2)min(count, 32u - v));
  const uint2 v_3 = select((v_2 < uint2(32u, 32u)), (uint2(1u, 1u) << (v_2 & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)) << (v_1 & uint2(31u, 31u));
  result.Store2(0u, asuint(asint((asuint(e) & ~v_3) | ((asuint(newbits) << (v_1 & uint2(31u, 31u))) & v_3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint2 v = select((uint2(9u, 9u) < uint2(32u, 32u)), (uint2(1u, 1u) << (uint2(9u, 9u) & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)) << (uint2(7u, 7u) & uint2(31u, 31u));
  result.Store2(0u, asuint(asint((asuint(int2(-20, -19)) & ~v) | ((asuint(int2(3, 4)) << (uint2(7u, 7u) & uint2(31u, 31u))) & v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(404u, 533u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  uint2 newbits = uint2(3u, 4u);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint2 v_1 = ((uint2)v);
  const uint2 v_2 = ((uint2)min(count, 32u - v));
  const uint2 v_3 = select((v_2 < uint2(32u, 32u)), (uint2(1u, 1u) << (v_2 & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)) << (v_1 & uint2(31u, 31u));
  result.Store2(0u, (e & ~v_3) | ((newbits << (v_1 & uint2(31u, 31u))) & v_3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint2 v = select((uint2(9u, 9u) < uint2(32u, 32u)), (uint2(1u, 1u) << (uint2(9u, 9u) & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)) << (uint2(7u, 7u) & uint2(31u, 31u));
  result.Store2(0u, (uint2(20u, 21u) & ~v) | ((uint2(3u, 4u) << (uint2(7u, 7u) & uint2(31u, 31u))) & v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-65044, -64915, -64786)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  int3 newbits = int3(3, 4, 5);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint3 v_1 = ((uint3)v);
  const uint3 v_2 = ((uint3)min(count, 32u - v));
  const uint3 v_3 = select((v_2 < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
  result.Store3(0u, asuint(asint((asuint(e) & ~v_3) | ((asuint(newbits) << (v_1 & uint3(31u, 31u, 31u))) & v_3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint3 v = select((uint3(9u, 9u, 9u) < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (uint3(9u, 9u, 9u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u));
  result.Store3(0u, asuint(asint((asuint(int3(-20, -19, -18)) & ~v) | ((asuint(int3(3, 4, 5)) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) & v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(404u, 533u, 662u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  uint3 newbits = uint3(3u, 4u, 5u);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint3 v_1 = ((uint3)v);
  const uint3 v_2 = ((uint3)min(count, 32u - v));
  const uint3 v_3 = select((v_2 < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (v_2 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint3(31u, 31u, 31u));
  result.Store3(0u, (e & ~v_3) | ((newbits << (v_1 & uint3(31u, 31u, 31u))) & v_3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint3 v = select((uint3(9u, 9u, 9u) < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (uint3(9u, 9u, 9u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u));
  result.Store3(0u, (uint3(20u, 21u, 22u) & ~v) | ((uint3(3u, 4u, 5u) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) & v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-65044, -64915, -64786, -64657)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  int4 newbits = int4(3, 4, 5, 6);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint4 v_1 = ((uint4)v);
  const uint4 v_2 = ((uint4)min(count, 32u - v));
  const uint4 v_3 = select((v_2 < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (v_2 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint4(31u, 31u, 31u, 31u));
  result.Store4(0u, asuint(asint((asuint(e) & ~v_3) | ((asuint(newbits) << (v_1 & uint4(31u, 31u, 31u, 31u))) & v_3))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint4 v = select((uint4(9u, 9u, 9u, 9u) < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (uint4(9u, 9u, 9u, 9u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u));
  result.Store4(0u, asuint(asint((asuint(int4(-20, -19, -18, -17)) & ~v) | ((asuint(int4(3, 4, 5, 6)) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u))) & v))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(404u, 533u, 662u, 791u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  uint4 newbits = uint4(3u, 4u, 5u, 6u);
  uint offset = 7u;
  uint count = 9u;
  const uint v = min(offset, 32u);
  const uint4 v_1 = ((uint4)v);
  const uint4 v_2 = ((uint4)min(count, 32u - v));
  const uint4 v_3 = select((v_2 < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (v_2 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (v_1 & uint4(31u, 31u, 31u, 31u));
  result.Store4(0u, (e & ~v_3) | ((newbits << (v_1 & uint4(31u, 31u, 31u, 31u))) & v_3));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint4 v = select((uint4(9u, 9u, 9u, 9u) < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (uint4(9u, 9u, 9u, 9u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u));
  result.Store4(0u, (uint4(20u, 21u, 22u, 23u) & ~v) | ((uint4(3u, 4u, 5u, 6u) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u))) & v));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
