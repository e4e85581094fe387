//# case complement/i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(19)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e = int(-20);
  result.Store(0u, asuint(~e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(~int(-20)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 4294967275u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e = 20u;
  result.Store(0u, ~e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, ~20u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(19, 18)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e = int2(-20, -19);
  result.Store2(0u, asuint(~e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(4294967275u, 4294967274u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e = uint2(20u, 21u);
  result.Store2(0u, ~e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(19, 18, 17)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e = int3(-20, -19, -18);
  result.Store3(0u, asuint(~e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(4294967275u, 4294967274u, 4294967273u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e = uint3(20u, 21u, 22u);
  result.Store3(0u, ~e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(19, 18, 17, 16)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e = int4(-20, -19, -18, -17);
  result.Store4(0u, asuint(~e));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(4294967275u, 4294967274u, 4294967273u, 4294967272u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case complement/vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e = uint4(20u, 21u, 22u, 23u);
  result.Store4(0u, ~e);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
