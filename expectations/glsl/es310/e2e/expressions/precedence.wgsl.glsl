#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform v_compute_block {
  ivec4 inner;
} v;
layout(std430, binding = 0) coherent buffer out_compute_block {
  int inner[8];
} out_1;

void main() {
  int a = v.inner.x;
  int b = v.inner.y;
  int c = v.inner.z;
  int d = v.inner.w;
  bool v_1 = a == 0;
  bool v_2 = d == (-2147483647 - 1);
  int v_3 = d / mix(a, 1, mix(mix(v_2, (a == -1), v_2), v_1, v_1));
  bool v_4 = b == 0;
  bool v_5 = v_3 == (-2147483647 - 1);
  int v_6 = mix(b, 1, mix(mix(v_5, (b == -1), v_5), v_4, v_4));
  out_1.inner[0] = a + b * c - (v_3 - v_3 / v_6 * v_6);
  out_1.inner[1] = -a * -b - -c;
  out_1.inner[2] = (~a & (b | c)) & d;
  out_1.inner[3] = (a << 1u) + (b >> 1u);
  out_1.inner[4] = mix(0, 1, ((a + b < c * d) && (a - b >= c)) || (d == a));
  out_1.inner[5] = (a ^ b) ^ c;
  out_1.inner[6] = -(-a) + ~(~b);
  out_1.inner[7] = mix(0, 1, (!(a == b) != (c < d)));
}
