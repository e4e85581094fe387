//# case extractBits/i32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -3;
}

void main() {
  test();
}
//# case extractBits/i32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e = -20;
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/i32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = bitfieldExtract(-20, 3, 7);
}

void main() {
  test();
}
//# case extractBits/u32,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 2u;
}

void main() {
  test();
}
//# case extractBits/u32,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e = 20u;
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/u32,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = bitfieldExtract(20u, 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-3);
}

void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e = ivec2(-20, -19);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec2<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = bitfieldExtract(ivec2(-20, -19), 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(2u);
}

void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e = uvec2(20u, 21u);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec2<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = bitfieldExtract(uvec2(20u, 21u), 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-3);
}

void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e = ivec3(-20, -19, -18);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec3<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = bitfieldExtract(ivec3(-20, -19, -18), 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(2u);
}

void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e = uvec3(20u, 21u, 22u);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec3<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = bitfieldExtract(uvec3(20u, 21u, 22u), 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-3);
}

void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e = ivec4(-20, -19, -18, -17);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec4<i32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = bitfieldExtract(ivec4(-20, -19, -18, -17), 3, 7);
}

void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(2u);
}

void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e = uvec4(20u, 21u, 22u, 23u);
  uint offset = 3u;
  uint count = 7u;
  uint v = min(offset, 32u);
  result.inner = bitfieldExtract(e, int(v), int(min(count, 32u - v)));
}

void main() {
  test();
}
//# case extractBits/vec4<u32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = bitfieldExtract(uvec4(20u, 21u, 22u, 23u), 3, 7);
}

void main() {
  test();
}
