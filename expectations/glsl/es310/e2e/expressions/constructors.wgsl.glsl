#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Pair {
  float left;
  uvec2 right;
};

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[4];
} out_1;
layout(std430, binding = 1) coherent buffer pairs_compute_block {
  Pair inner[2];
} pairs;

void store_Pair(Pair value) {
  pairs.inner[0].left = value.left;
  pairs.inner[0].right = value.right;
}

void store_Pair_1(Pair value) {
  pairs.inner[1].left = value.left;
  pairs.inner[1].right = value.right;
}

void store_array(Pair value[2]) {
  store_Pair(value[0]);
  store_Pair_1(value[1]);
}

void main() {
  vec3 a = vec3(1.5, 2.0, 3.0);
  vec4 b = vec4(a, 4.0);
  uvec2 c = uvec2(5u, 6u);
  vec4 d = vec4(vec2(c), b.zw);
  mat2x4 m = mat2x4(b, d);
  mat2x4 n = mat2x4(vec4(1.0, 2.0, 3.0, 4.0), vec4(5.0, 6.0, 7.0, 8.0));
  vec4 list[4] = vec4[4](m[0], n[1], vec4(2.0), vec4(a.x));
  out_1.inner = list;
  store_array(Pair[2](Pair(1.0, c), Pair(a.y, uvec2(7u, 8u))));
}
