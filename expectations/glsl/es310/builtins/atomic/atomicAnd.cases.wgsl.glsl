//# case atomicAnd/ptr<storage,atomic<i32>,read_write>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = atomicAnd(memory.inner, 3);
}

void main() {
  test();
}
//# case atomicAnd/ptr<storage,atomic<i32>,read_write>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int v = 3;
  result.inner = atomicAnd(memory.inner, v);
}

void main() {
  test();
}
//# case atomicAnd/ptr<storage,atomic<i32>,read_write>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  int inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = atomicAnd(memory.inner, 3);
}

void main() {
  test();
}
//# case atomicAnd/ptr<storage,atomic<u32>,read_write>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = atomicAnd(memory.inner, 3u);
}

void main() {
  test();
}
//# case atomicAnd/ptr<storage,atomic<u32>,read_write>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint v = 3u;
  result.inner = atomicAnd(memory.inner, v);
}

void main() {
  test();
}
//# case atomicAnd/ptr<storage,atomic<u32>,read_write>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer memory_compute_block {
  uint inner;
} memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = atomicAnd(memory.inner, 3u);
}

void main() {
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<i32>,read_write>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = atomicAnd(memory, 3);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<i32>,read_write>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int v = 3;
  result.inner = atomicAnd(memory, v);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<i32>,read_write>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = atomicAnd(memory, 3);
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<u32>,read_write>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = atomicAnd(memory, 3u);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<u32>,read_write>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint v = 3u;
  result.inner = atomicAnd(memory, v);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
//# case atomicAnd/ptr<workgroup,atomic<u32>,read_write>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = atomicAnd(memory, 3u);
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
