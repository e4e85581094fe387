#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform v_compute_block {
  ivec4 inner;
} v;
layout(std430, binding = 0) coherent buffer out_compute_block {
  uint inner[6];
} out_1;

void main() {
  bool a = v.inner.x > 0;
  bool b = v.inner.y > 0;
  bool c = v.inner.z > 0;
  out_1.inner[0] = uint((a && b) && c);
  out_1.inner[1] = uint(a || (b && c));
  bool v_1 = mix(b, a, a);
  out_1.inner[2] = uint(mix(v_1, c, v_1));
  out_1.inner[3] = uint((!a == b));
  out_1.inner[4] = uint((a != (b || c)));
  out_1.inner[5] = uint(!(!a));
}
