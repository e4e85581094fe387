//# case not/bool/literal
#version 460
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
//# case not/bool/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool e = true;
  result.inner = uint(!e);
}

void main() {
  test();
}
//# case not/bool/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(!true);
}

void main() {
  test();
}
//# case not/vec2<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(0u, 1u);
}

void main() {
  test();
}
//# case not/vec2<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  bvec2 e = bvec2(true, false);
  result.inner = uvec2(not(e));
}

void main() {
  test();
}
//# case not/vec3<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(0u, 1u, 0u);
}

void main() {
  test();
}
//# case not/vec3<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 e = bvec3(true, false, true);
  result.inner = uvec3(not(e));
}

void main() {
  test();
}
//# case not/vec4<bool>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(0u, 1u, 0u, 1u);
}

void main() {
  test();
}
//# case not/vec4<bool>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 e = bvec4(true, false, true, false);
  result.inner = uvec4(not(e));
}

void main() {
  test();
}
