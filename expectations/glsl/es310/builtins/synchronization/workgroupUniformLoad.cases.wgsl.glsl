//# case workgroupUniformLoad/ptr<workgroup,atomic<i32>,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  int v = atomicOr(memory, 0);
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  atomicExchange(memory, 0);
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,atomic<u32>,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  uint v = atomicOr(memory, 0u);
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  atomicExchange(memory, 0u);
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,i32,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared int memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  int v = memory;
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  memory = 0;
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,u32,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared uint memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  uint v = memory;
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  memory = 0u;
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f32,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared float memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  float v = memory;
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  memory = 0.0;
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,f16,read_write>/variable
#version 310 es
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared float16_t memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float16_t inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  float16_t v = memory;
  memoryBarrierShared();
  barrier();
  result.inner = v;
}

void main() {
  memory = 0.0hf;
  memoryBarrierShared();
  barrier();
  test();
}
//# case workgroupUniformLoad/ptr<workgroup,bool,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

shared bool memory;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  memoryBarrierShared();
  barrier();
  bool v = memory;
  memoryBarrierShared();
  barrier();
  result.inner = uint(v);
}

void main() {
  memory = false;
  memoryBarrierShared();
  barrier();
  test();
}
