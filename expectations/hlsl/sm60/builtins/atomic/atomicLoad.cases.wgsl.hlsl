//# case atomicLoad/ptr<storage,atomic<i32>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  memory.InterlockedOr(0u, int(0), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicLoad/ptr<storage,atomic<u32>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedOr(0u, 0u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicLoad/ptr<workgroup,atomic<i32>,read_write>/variable
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  InterlockedOr(memory, int(0), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicLoad/ptr<workgroup,atomic<u32>,read_write>/variable
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  InterlockedOr(memory, 0u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
