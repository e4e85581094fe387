//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = atomicCompSwap(memory.inner, 3, 7);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v, (v == 3));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int cmp = 3;
  int v = 7;
  int v_1 = cmp;
  int v_2 = atomicCompSwap(memory.inner, v_1, v);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v_2, (v_2 == v_1));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<i32>,read_write>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = atomicCompSwap(memory.inner, 3, 7);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v, (v == 3));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint v = atomicCompSwap(memory.inner, 3u, 7u);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v, (v == 3u));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint cmp = 3u;
  uint v = 7u;
  uint v_1 = cmp;
  uint v_2 = atomicCompSwap(memory.inner, v_1, v);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v_2, (v_2 == v_1));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<storage,atomic<u32>,read_write>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint v = atomicCompSwap(memory.inner, 3u, 7u);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v, (v == 3u));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = atomicCompSwap(memory, 3, 7);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v, (v == 3));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int cmp = 3;
  int v = 7;
  int v_1 = cmp;
  int v_2 = atomicCompSwap(memory, v_1, v);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v_2, (v_2 == v_1));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<i32>,read_write>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  int old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_i32 {
  int old_value;
  bool exchanged;
};

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  int v = atomicCompSwap(memory, 3, 7);
  atomic_compare_exchange_result_i32 value = atomic_compare_exchange_result_i32(v, (v == 3));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint v = atomicCompSwap(memory, 3u, 7u);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v, (v == 3u));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint cmp = 3u;
  uint v = 7u;
  uint v_1 = cmp;
  uint v_2 = atomicCompSwap(memory, v_1, v);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v_2, (v_2 == v_1));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicCompareExchangeWeak/ptr<workgroup,atomic<u32>,read_write>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Result {
  uint old_value;
  uint exchanged;
};

struct atomic_compare_exchange_result_u32 {
  uint old_value;
  bool exchanged;
};

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  Result inner;
} result;

void test() {
  uint v = atomicCompSwap(memory, 3u, 7u);
  atomic_compare_exchange_result_u32 value = atomic_compare_exchange_result_u32(v, (v == 3u));
  result.inner.old_value = value.old_value;
  result.inner.exchanged = uint(value.exchanged);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
