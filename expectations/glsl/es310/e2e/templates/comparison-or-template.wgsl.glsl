#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[10];
} out_1;

uint f(bool a, bool b) {
  return uint(a) + uint(b);
}

void main() {
  uint a = out_1.inner[0];
  uint b = out_1.inner[1];
  uint c = out_1.inner[2];
  out_1.inner[3] = uint((a < b));
  uint v = f((a < b), (c > a));
  uint v_1 = v + f((a < b), (c > a));
  out_1.inner[4] = v_1 + f((c > a), (a < b));
  out_1.inner[5] = uint((uvec2(a, b).x > c));
  uvec2 list[2] = uvec2[2](uvec2(1u, 2u), uvec2(3u, 4u));
  out_1.inner[6] = list[min(uint((a < b)), 1u)].y;
  vec4 nested[3][2] = vec4[3][2](vec4[2](vec4(0.0), vec4(0.0)), vec4[2](vec4(0.0), vec4(0.0)), vec4[2](vec4(0.0), vec4(0.0)));
  out_1.inner[7] = uint((nested[1][0].x < float(a))) << ((b & 31u) & 31u);
  out_1.inner[8] = (a << 2u) >> 1u;
  out_1.inner[9] = uint(((a < b) == (c > b)));
}
