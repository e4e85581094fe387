//# case atomicStore/ptr<storage,atomic<i32>,read_write>,i32/literal
RWByteAddressBuffer memory : register(u1);

void test() {
  int original = int(0);
  memory.InterlockedExchange(0u, int(3), original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<storage,atomic<i32>,read_write>,i32/variable
RWByteAddressBuffer memory : register(u1);

void test() {
  int v = int(3);
  int original = int(0);
  memory.InterlockedExchange(0u, v, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<storage,atomic<i32>,read_write>,i32/override
RWByteAddressBuffer memory : register(u1);

void test() {
  int original = int(0);
  memory.InterlockedExchange(0u, int(3), original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<storage,atomic<u32>,read_write>,u32/literal
RWByteAddressBuffer memory : register(u1);

void test() {
  uint original = 0u;
  memory.InterlockedExchange(0u, 3u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<storage,atomic<u32>,read_write>,u32/variable
RWByteAddressBuffer memory : register(u1);

void test() {
  uint v = 3u;
  uint original = 0u;
  memory.InterlockedExchange(0u, v, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<storage,atomic<u32>,read_write>,u32/override
RWByteAddressBuffer memory : register(u1);

void test() {
  uint original = 0u;
  memory.InterlockedExchange(0u, 3u, original);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicStore/ptr<workgroup,atomic<i32>,read_write>,i32/literal
groupshared int memory;

void test() {
  int original = int(0);
  InterlockedExchange(memory, int(3), original);
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicStore/ptr<workgroup,atomic<i32>,read_write>,i32/variable
groupshared int memory;

void test() {
  int v = int(3);
  int original = int(0);
  InterlockedExchange(memory, v, original);
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicStore/ptr<workgroup,atomic<i32>,read_write>,i32/override
groupshared int memory;

void test() {
  int original = int(0);
  InterlockedExchange(memory, int(3), original);
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicStore/ptr<workgroup,atomic<u32>,read_write>,u32/literal
groupshared uint memory;

void test() {
  uint original = 0u;
  InterlockedExchange(memory, 3u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicStore/ptr<workgroup,atomic<u32>,read_write>,u32/variable
groupshared uint memory;

void test() {
  uint v = 3u;
  uint original = 0u;
  InterlockedExchange(memory, v, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicStore/ptr<workgroup,atomic<u32>,read_write>,u32/override
groupshared uint memory;

void test() {
  uint original = 0u;
  InterlockedExchange(memory, 3u, original);
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
