//# case dot4I8Packed/u32,u32/literal
RWByteAddressBuffer result : register(u0);

void test() {
  result.Store(0u, asuint(int(20132)));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot4I8Packed/u32,u32/variable
RWByteAddressBuffer result : register(u0);

void test() {
  uint e1 = 305419896u;
  uint e2 = 19088743u;
  const int4 v = asint(asuint(asint(((uint4)e1) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)) * asuint(asint(((uint4)e2) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
  result.Store(0u, asuint(asint(asuint(v.x) + asuint(v.y) + asuint(v.z) + asuint(v.w))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case dot4I8Packed/u32,u32/override
RWByteAddressBuffer result : register(u0);

void test() {
  const int4 v = asint(asuint(asint(((uint4)305419896u) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)) * asuint(asint(((uint4)19088743u) << uint4(24u, 16u, 8u, 0u)) >> uint4(24u, 24u, 24u, 24u)));
  result.Store(0u, asuint(asint(asuint(v.x) + asuint(v.y) + asuint(v.z) + asuint(v.w))));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
