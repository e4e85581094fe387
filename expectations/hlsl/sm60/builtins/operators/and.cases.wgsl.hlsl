//# case and/bool,bool/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/bool,bool/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool e1 = true;
  bool e2 = false;
  const bool v = e1;
  result.Store(0u, uint(select(v, e2, v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/bool,bool/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, uint(select(true, false, true)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<bool>,vec2<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<bool>,vec2<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool2 e1 = bool2(true, false);
  bool2 e2 = bool2(false, true);
  const bool2 v = e1;
  result.Store2(0u, uint2(select(v, e2, v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<bool>,vec3<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<bool>,vec3<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool3 e1 = bool3(true, false, true);
  bool3 e2 = bool3(false, true, false);
  const bool3 v = e1;
  result.Store3(0u, uint3(select(v, e2, v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<bool>,vec4<bool>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 0u, 0u, 0u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<bool>,vec4<bool>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  bool4 e1 = bool4(true, false, true, false);
  bool4 e2 = bool4(false, true, false, true);
  const bool4 v = e1;
  result.Store4(0u, uint4(select(v, e2, v)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/i32,i32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(0)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/i32,i32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int e1 = int(-20);
  int e2 = int(3);
  result.Store(0u, asuint(e1 & e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/i32,i32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(-20) & int(3)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 0u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.Store(0u, e1 & e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, 20u & 3u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<i32>,vec2<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, asuint(int2(0, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<i32>,vec2<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int2 e1 = int2(-20, -19);
  int2 e2 = int2(3, 4);
  result.Store2(0u, asuint(e1 & e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<u32>,vec2<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store2(0u, uint2(0u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec2<u32>,vec2<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint2 e1 = uint2(20u, 21u);
  uint2 e2 = uint2(3u, 4u);
  result.Store2(0u, e1 & e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<i32>,vec3<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, asuint(int3(0, 4, 4)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<i32>,vec3<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int3 e1 = int3(-20, -19, -18);
  int3 e2 = int3(3, 4, 5);
  result.Store3(0u, asuint(e1 & e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<u32>,vec3<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store3(0u, uint3(0u, 4u, 4u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec3<u32>,vec3<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint3 e1 = uint3(20u, 21u, 22u);
  uint3 e2 = uint3(3u, 4u, 5u);
  result.Store3(0u, e1 & e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<i32>,vec4<i32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, asuint(int4(0, 4, 4, 6)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<i32>,vec4<i32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  int4 e1 = int4(-20, -19, -18, -17);
  int4 e2 = int4(3, 4, 5, 6);
  result.Store4(0u, asuint(e1 & e2));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<u32>,vec4<u32>/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store4(0u, uint4(0u, 4u, 4u, 6u));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case and/vec4<u32>,vec4<u32>/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint4 e1 = uint4(20u, 21u, 22u, 23u);
  uint4 e2 = uint4(3u, 4u, 5u, 6u);
  result.Store4(0u, e1 & e2);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
