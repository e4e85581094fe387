//# case shl/i32,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -160;
}

void main() {
  test();
}
//# case shl/i32,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e1 = -20;
  uint e2 = 3u;
  result.inner = e1 << (e2 & 31u);
}

void main() {
  test();
}
//# case shl/i32,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -20 << 3u;
}

void main() {
  test();
}
//# case shl/u32,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 160u;
}

void main() {
  test();
}
//# case shl/u32,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.inner = e1 << (e2 & 31u);
}

void main() {
  test();
}
//# case shl/u32,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u << 3u;
}

void main() {
  test();
}
//# case shl/vec2<i32>,vec2<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-160, -304);
}

void main() {
  test();
}
//# case shl/vec2<i32>,vec2<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 << (e2 & uvec2(31u));
}

void main() {
  test();
}
//# case shl/vec2<u32>,vec2<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(160u, 336u);
}

void main() {
  test();
}
//# case shl/vec2<u32>,vec2<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 << (e2 & uvec2(31u));
}

void main() {
  test();
}
//# case shl/vec3<i32>,vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-160, -304, -576);
}

void main() {
  test();
}
//# case shl/vec3<i32>,vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 << (e2 & uvec3(31u));
}

void main() {
  test();
}
//# case shl/vec3<u32>,vec3<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(160u, 336u, 704u);
}

void main() {
  test();
}
//# case shl/vec3<u32>,vec3<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 << (e2 & uvec3(31u));
}

void main() {
  test();
}
//# case shl/vec4<i32>,vec4<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-160, -304, -576, -1088);
}

void main() {
  test();
}
//# case shl/vec4<i32>,vec4<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 << (e2 & uvec4(31u));
}

void main() {
  test();
}
//# case shl/vec4<u32>,vec4<u32>/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(160u, 336u, 704u, 1472u);
}

void main() {
  test();
}
//# case shl/vec4<u32>,vec4<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 << (e2 & uvec4(31u));
}

void main() {
  test();
}
