//# case workgroupUniformLoad/ptr<workgroup,atomic<i32>,read_write>/variable
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  int original = int(0);
  InterlockedOr(memory, int(0), original);
  const int v = original;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, asuint(v));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,atomic<u32>,read_write>/variable
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  uint original = 0u;
  InterlockedOr(memory, 0u, original);
  const uint v = original;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, v);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,i32,read_write>/variable
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  const int v = memory;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, asuint(v));
}

[numthreads(1, 1, 1)]
void main() {
  memory = int(0);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,u32,read_write>/variable
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  const uint v = memory;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, v);
}

[numthreads(1, 1, 1)]
void main() {
  memory = 0u;
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f32,read_write>/variable
groupshared float memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  const float v = memory;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, asuint(v));
}

[numthreads(1, 1, 1)]
void main() {
  memory = 0.0f;
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f16,read_write>/variable
groupshared float16_t memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  const float16_t v = memory;
  GroupMemoryBarrierWithGroupSync();
  result.Store<float16_t>(0u, v);
}

[numthreads(1, 1, 1)]
void main() {
  memory = float16_t(0.0h);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,bool,read_write>/variable
groupshared bool memory;
RWByteAddressBuffer result : register(u0);

void test() {
  GroupMemoryBarrierWithGroupSync();
  const bool v = memory;
  GroupMemoryBarrierWithGroupSync();
  result.Store(0u, uint(v));
}

[numthreads(1, 1, 1)]
void main() {
  memory = false;
  GroupMemoryBarrierWithGroupSync();
  test();
}
