//# case insertBits/i32,i32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -65044;
}

void main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  int newbits = 3;
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/i32,i32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = bitfieldInsert(-20, 3, 7, 9);
}

void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 404u;
}

void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  uint newbits = 3u;
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/u32,u32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = bitfieldInsert(20u, 3u, 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-65044, -64915);
}

void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  ivec2 newbits = ivec2(3, 4);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec2<i32>,vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = bitfieldInsert(ivec2(-20, -19), ivec2(3, 4), 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(404u, 533u);
}

void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  uvec2 newbits = uvec2(3u, 4u);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec2<u32>,vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = bitfieldInsert(uvec2(20u, 21u), uvec2(3u, 4u), 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-65044, -64915, -64786);
}

void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  ivec3 newbits = ivec3(3, 4, 5);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec3<i32>,vec3<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = bitfieldInsert(ivec3(-20, -19, -18), ivec3(3, 4, 5), 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(404u, 533u, 662u);
}

void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  uvec3 newbits = uvec3(3u, 4u, 5u);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec3<u32>,vec3<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = bitfieldInsert(uvec3(20u, 21u, 22u), uvec3(3u, 4u, 5u), 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-65044, -64915, -64786, -64657);
}

void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  ivec4 newbits = ivec4(3, 4, 5, 6);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec4<i32>,vec4<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = bitfieldInsert(ivec4(-20, -19, -18, -17), ivec4(3, 4, 5, 6), 7, 9);
}

void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(404u, 533u, 662u, 791u);
}

void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  uvec4 newbits = uvec4(3u, 4u, 5u, 6u);
  uint offset = 7u;
  uint count = 9u;
  uint v = min(offset, 32u);
  result.inner = bitfieldInsert(e, newbits, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case insertBits/vec4<u32>,vec4<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = bitfieldInsert(uvec4(20u, 21u, 22u, 23u), uvec4(3u, 4u, 5u, 6u), 7, 9);
}

void main() {
  test();
}
