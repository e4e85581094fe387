//# case or/bool,bool/literal
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
//# case or/bool,bool/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  bool e1 = true;
  bool e2 = false;
  bool v = e1;
  result.inner = uint(mix(e2, v, v));
}

void main() {
  test();
}
//# case or/bool,bool/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(mix(false, true, true));
}

void main() {
  test();
}
//# case or/vec2<bool>,vec2<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(1u);
}

void main() {
  test();
}
//# case or/vec2<bool>,vec2<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  bvec2 e1 = bvec2(true, false);
  bvec2 e2 = bvec2(false, true);
  bvec2 v = e1;
  result.inner = uvec2(mix(e2, v, v));
}

void main() {
  test();
}
//# case or/vec3<bool>,vec3<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(1u);
}

void main() {
  test();
}
//# case or/vec3<bool>,vec3<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  bvec3 e1 = bvec3(true, false, true);
  bvec3 e2 = bvec3(false, true, false);
  bvec3 v = e1;
  result.inner = uvec3(mix(e2, v, v));
}

void main() {
  test();
}
//# case or/vec4<bool>,vec4<bool>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(1u);
}

void main() {
  test();
}
//# case or/vec4<bool>,vec4<bool>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  bvec4 e1 = bvec4(true, false, true, false);
  bvec4 e2 = bvec4(false, true, false, true);
  bvec4 v = e1;
  result.inner = uvec4(mix(e2, v, v));
}

void main() {
  test();
}
//# case or/i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -17;
}

void main() {
  test();
}
//# case or/i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  int e1 = -20;
  int e2 = 3;
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  int inner;
} result;

void test() {
  result.inner = -20 | 3;
}

void main() {
  test();
}
//# case or/u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 23u;
}

void main() {
  test();
}
//# case or/u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  uint e1 = 20u;
  uint e2 = 3u;
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = 20u | 3u;
}

void main() {
  test();
}
//# case or/vec2<i32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  result.inner = ivec2(-17, -19);
}

void main() {
  test();
}
//# case or/vec2<i32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec2 inner;
} result;

void test() {
  ivec2 e1 = ivec2(-20, -19);
  ivec2 e2 = ivec2(3, 4);
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/vec2<u32>,vec2<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(23u, 21u);
}

void main() {
  test();
}
//# case or/vec2<u32>,vec2<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  uvec2 e1 = uvec2(20u, 21u);
  uvec2 e2 = uvec2(3u, 4u);
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/vec3<i32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  result.inner = ivec3(-17, -19, -17);
}

void main() {
  test();
}
//# case or/vec3<i32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec3 inner;
} result;

void test() {
  ivec3 e1 = ivec3(-20, -19, -18);
  ivec3 e2 = ivec3(3, 4, 5);
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/vec3<u32>,vec3<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(23u, 21u, 23u);
}

void main() {
  test();
}
//# case or/vec3<u32>,vec3<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  uvec3 e1 = uvec3(20u, 21u, 22u);
  uvec3 e2 = uvec3(3u, 4u, 5u);
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/vec4<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  result.inner = ivec4(-17, -19, -17, -17);
}

void main() {
  test();
}
//# case or/vec4<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;

void test() {
  ivec4 e1 = ivec4(-20, -19, -18, -17);
  ivec4 e2 = ivec4(3, 4, 5, 6);
  result.inner = e1 | e2;
}

void main() {
  test();
}
//# case or/vec4<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  result.inner = uvec4(23u, 21u, 23u, 23u);
}

void main() {
  test();
}
//# case or/vec4<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;

void test() {
  uvec4 e1 = uvec4(20u, 21u, 22u, 23u);
  uvec4 e2 = uvec4(3u, 4u, 5u, 6u);
  result.inner = e1 | e2;
}

void main() {
  test();
}
