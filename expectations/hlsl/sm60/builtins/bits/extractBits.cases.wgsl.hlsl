//# case extractBits/i32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/i32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint v_1 = min(count, 32u - v);
  const uint v_2 = 32u - v_1;
  result.Store(0u, asuint(select((v_1 == 0u), int(0), asint(asuint(e) << ((v_2 - v) & 31u)) >> (v_2 & 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/i32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint v = 32u - 7u;
  result.Store(0u, asuint(select((7u == 0u), int(0), asint(asuint(int(-20)) << ((v - 3u) & 31u)) >> (v & 31u))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/u32,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/u32,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint v_1 = min(count, 32u - v);
  result.Store(0u, (e >> (v & 31u)) & select((v_1 < 32u), (1u << (v_1 & 31u)) - 1u, 4294967295u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/u32,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, (20u >> (3u & 31u)) & select((7u < 32u), (1u << (7u & 31u)) - 1u, 4294967295u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(-3, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint2 v_1 = ((uint2)min(count, 32u - v));
  const uint2 v_2 = uint2(32u, 32u) - v_1;
  result.Store2(0u, asuint(select((v_1 == uint2(0u, 0u)), int2(0, 0), asint(asuint(e) << ((v_2 - ((uint2)v)) & uint2(31u, 31u))) >> (v_2 & uint2(31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint2 v = uint2(32u, 32u) - uint2(7u, 7u);
  result.Store2(0u, asuint(select((uint2(7u, 7u) == uint2(0u, 0u)), int2(0, 0), asint(asuint(int2(-20, -19)) << ((v - uint2(3u, 3u)) & uint2(31u, 31u))) >> (v & uint2(31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(2u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint2 v_1 = ((uint2)min(count, 32u - v));
  result.Store2(0u, (e >> (((uint2)v) & uint2(31u, 31u))) & select((v_1 < uint2(32u, 32u)), (uint2(1u, 1u) << (v_1 & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, (uint2(20u, 21u) >> (uint2(3u, 3u) & uint2(31u, 31u))) & select((uint2(7u, 7u) < uint2(32u, 32u)), (uint2(1u, 1u) << (uint2(7u, 7u) & uint2(31u, 31u))) - uint2(1u, 1u), uint2(4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(-3, -3, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint3 v_1 = ((uint3)min(count, 32u - v));
  const uint3 v_2 = uint3(32u, 32u, 32u) - v_1;
  result.Store3(0u, asuint(select((v_1 == uint3(0u, 0u, 0u)), int3(0, 0, 0), asint(asuint(e) << ((v_2 - ((uint3)v)) & uint3(31u, 31u, 31u))) >> (v_2 & uint3(31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint3 v = uint3(32u, 32u, 32u) - uint3(7u, 7u, 7u);
  result.Store3(0u, asuint(select((uint3(7u, 7u, 7u) == uint3(0u, 0u, 0u)), int3(0, 0, 0), asint(asuint(int3(-20, -19, -18)) << ((v - uint3(3u, 3u, 3u)) & uint3(31u, 31u, 31u))) >> (v & uint3(31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(2u, 2u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint3 v_1 = ((uint3)min(count, 32u - v));
  result.Store3(0u, (e >> (((uint3)v) & uint3(31u, 31u, 31u))) & select((v_1 < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (v_1 & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, (uint3(20u, 21u, 22u) >> (uint3(3u, 3u, 3u) & uint3(31u, 31u, 31u))) & select((uint3(7u, 7u, 7u) < uint3(32u, 32u, 32u)), (uint3(1u, 1u, 1u) << (uint3(7u, 7u, 7u) & uint3(31u, 31u, 31u))) - uint3(1u, 1u, 1u), uint3(4294967295u, 4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(-3, -3, -3, -3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint4 v_1 = ((uint4)min(count, 32u - v));
  const uint4 v_2 = uint4(32u, 32u, 32u, 32u) - v_1;
  result.Store4(0u, asuint(select((v_1 == uint4(0u, 0u, 0u, 0u)), int4(0, 0, 0, 0), asint(asuint(e) << ((v_2 - ((uint4)v)) & uint4(31u, 31u, 31u, 31u))) >> (v_2 & uint4(31u, 31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const uint4 v = uint4(32u, 32u, 32u, 32u) - uint4(7u, 7u, 7u, 7u);
  result.Store4(0u, asuint(select((uint4(7u, 7u, 7u, 7u) == uint4(0u, 0u, 0u, 0u)), int4(0, 0, 0, 0), asint(asuint(int4(-20, -19, -18, -17)) << ((v - uint4(3u, 3u, 3u, 3u)) & uint4(31u, 31u, 31u, 31u))) >> (v & uint4(31u, 31u, 31u, 31u)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(2u, 2u, 2u, 2u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  uint offset = 3u;
  uint count = 7u;
  const uint v = min(offset, 32u);
  const uint4 v_1 = ((uint4)min(count, 32u - v));
  result.Store4(0u, (e >> (((uint4)v) & uint4(31u, 31u, 31u, 31u))) & select((v_1 < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (v_1 & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, (uint4(20u, 21u, 22u, 23u) >> (uint4(3u, 3u, 3u, 3u) & uint4(31u, 31u, 31u, 31u))) & select((uint4(7u, 7u, 7u, 7u) < uint4(32u, 32u, 32u, 32u)), (uint4(1u, 1u, 1u, 1u) << (uint4(7u, 7u, 7u, 7u) & uint4(31u, 31u, 31u, 31u))) - uint4(1u, 1u, 1u, 1u), uint4(4294967295u, 4294967295u, 4294967295u, 4294967295u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
