//# case subgroupXor/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(WaveActiveBitXor(asuint(int(-20))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(asint(WaveActiveBitXor(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(asint(WaveActiveBitXor(asuint(int(-20))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveActiveBitXor(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, WaveActiveBitXor(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, WaveActiveBitXor(20u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(asint(WaveActiveBitXor(asuint(int2(-20, -19))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(asint(WaveActiveBitXor(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, WaveActiveBitXor(uint2(20u, 21u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, WaveActiveBitXor(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(asint(WaveActiveBitXor(asuint(int3(-20, -19, -18))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(asint(WaveActiveBitXor(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, WaveActiveBitXor(uint3(20u, 21u, 22u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, WaveActiveBitXor(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(asint(WaveActiveBitXor(asuint(int4(-20, -19, -18, -17))))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(asint(WaveActiveBitXor(asuint(e)))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, WaveActiveBitXor(uint4(20u, 21u, 22u, 23u)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case subgroupXor/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, WaveActiveBitXor(e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
