//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/literal
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, int(3), int(7), original);
  const int v = asint(original);
  const atomic_compare_exchange_result_i32 value = {v, (v == int(3))};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/variable
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  int cmp = int(3);
  int v = int(7);
  const int v_1 = cmp;
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, v_1, v, original);
  const int v_2 = asint(original);
  const atomic_compare_exchange_result_i32 value = {v_2, (v_2 == v_1)};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/override
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, int(3), int(7), original);
  const int v = asint(original);
  const atomic_compare_exchange_result_i32 value = {v, (v == int(3))};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/literal
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, 3u, 7u, original);
  const uint v = original;
  const atomic_compare_exchange_result_u32 value = {v, (v == 3u)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/variable
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint cmp = 3u;
  uint v = 7u;
  const uint v_1 = cmp;
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, v_1, v, original);
  const uint v_2 = original;
  const atomic_compare_exchange_result_u32 value = {v_2, (v_2 == v_1)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/override
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  memory.InterlockedCompareExchange(0u, 3u, 7u, original);
  const uint v = original;
  const atomic_compare_exchange_result_u32 value = {v, (v == 3u)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/literal
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  InterlockedCompareExchange(memory, int(3), int(7), original);
  const int v = original;
  const atomic_compare_exchange_result_i32 value = {v, (v == int(3))};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/variable
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int cmp = int(3);
  int v = int(7);
  const int v_1 = cmp;
  int original = int(0);
  InterlockedCompareExchange(memory, v_1, v, original);
  const int v_2 = original;
  const atomic_compare_exchange_result_i32 value = {v_2, (v_2 == v_1)};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/override
struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

groupshared int memory;
RWByteAddressBuffer result : register(u0);

void test() {
  int original = int(0);
  InterlockedCompareExchange(memory, int(3), int(7), original);
  const int v = original;
  const atomic_compare_exchange_result_i32 value = {v, (v == int(3))};
  result.Store(0u, asuint(value.old_value));
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  int original = int(0);
  InterlockedExchange(memory, int(0), original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/literal
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  InterlockedCompareExchange(memory, 3u, 7u, original);
  const uint v = original;
  const atomic_compare_exchange_result_u32 value = {v, (v == 3u)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/variable
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint cmp = 3u;
  uint v = 7u;
  const uint v_1 = cmp;
  uint original = 0u;
  InterlockedCompareExchange(memory, v_1, v, original);
  const uint v_2 = original;
  const atomic_compare_exchange_result_u32 value = {v_2, (v_2 == v_1)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/override
struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

groupshared uint memory;
RWByteAddressBuffer result : register(u0);

void test() {
  uint original = 0u;
  InterlockedCompareExchange(memory, 3u, 7u, original);
  const uint v = original;
  const atomic_compare_exchange_result_u32 value = {v, (v == 3u)};
  result.Store(0u, value.old_value);
  result.Store(4u, uint(value.exchanged));
}

[numthreads(1, 1, 1)]
void main() {
  uint original = 0u;
  InterlockedExchange(memory, 0u, original);
  GroupMemoryBarrierWithGroupSync();
  test();
}
