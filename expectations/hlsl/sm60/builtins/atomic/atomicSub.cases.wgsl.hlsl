//# case atomicSub/ptr<storage,atomic<i32>,read_write>,i32/literal
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  memory.InterlockedAdd(0u, asint(0u - 3u), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<storage,atomic<i32>,read_write>,i32/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int v = int(3);
  int original = int(0);
  memory.InterlockedAdd(0u, asint(0u - asuint(v)), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<storage,atomic<i32>,read_write>,i32/override
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  memory.InterlockedAdd(0u, asint(0u - 3u), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<storage,atomic<u32>,read_write>,u32/literal
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedAdd(0u, 0u - 3u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<storage,atomic<u32>,read_write>,u32/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 3u;
  uint original = 0u;
  memory.InterlockedAdd(0u, 0u - v, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<storage,atomic<u32>,read_write>,u32/override
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedAdd(0u, 0u - 3u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicSub/ptr<workgroup,atomic<i32>,read_write>,i32/literal
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  InterlockedAdd(memory, asint(0u - 3u), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicSub/ptr<workgroup,atomic<i32>,read_write>,i32/variable
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int v = int(3);
  int original = int(0);
  InterlockedAdd(memory, asint(0u - asuint(v)), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicSub/ptr<workgroup,atomic<i32>,read_write>,i32/override
groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  InterlockedAdd(memory, asint(0u - 3u), original);
  result.Store(0u, asuint(original));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicSub/ptr<workgroup,atomic<u32>,read_write>,u32/literal
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  InterlockedAdd(memory, 0u - 3u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicSub/ptr<workgroup,atomic<u32>,read_write>,u32/variable
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint v = 3u;
  uint original = 0u;
  InterlockedAdd(memory, 0u - v, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicSub/ptr<workgroup,atomic<u32>,read_write>,u32/override
groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  InterlockedAdd(memory, 0u - 3u, original);
  result.Store(0u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
