//# case all/bool/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 1u;
}

void main() {
  test();
}
//# case all/bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool e = true;
  result.inner = uint(e);
}

void main() {
  test();
}
//# case all/bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(true);
}

void main() {
  test();
}
//# case all/vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 0u;
}

void main() {
  test();
}
//# case all/vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bvec2 e = bvec2(true, false);
  result.inner = uint(all(e));
}

void main() {
  test();
}
//# case all/vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 0u;
}

void main() {
  test();
}
//# case all/vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = uint(all(e));
}

void main() {
  test();
}
//# case all/vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 0u;
}

void main() {
  test();
}
//# case all/vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = uint(all(e));
}

void main() {
  test();
}
