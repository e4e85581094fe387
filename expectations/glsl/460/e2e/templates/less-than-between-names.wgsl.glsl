#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer v_compute_block {
  ivec4 inner;
} v;

int pick(bool c, int x, bool d) {
  return mix(x, x + 1, c && d);
}

void main() {
  int i = v.inner.x;
  int n = v.inner.y;
  int m = v.inner.z;
  if ((i < n) && (n > m)) {
    int v_1 = pick((i < n), m, (i > n));
    v.inner.w = v_1 + pick((i < n), m, (i > n));
  }
  int k = i;
  while (true) {
    if (!(k < n)) {
      break;
    }
    if (k < m) {
      v.inner.w = v.inner.w + 1;
    }
    if ((k < m) != (k > n)) {
      v.inner.w = v.inner.w - 1;
    }
    k = k + 1;
  }
  uvec2 rounds_left = uvec2(4294967295u);
  while (true) {
    uvec2 v_2 = rounds_left;
    if (all(equal(v_2, uvec2(0u)))) {
      break;
    }
    uint v_3 = v_2.x;
    rounds_left = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
    if (!(v.inner.w < n)) {
      break;
    }
    v.inner.w = v.inner.w + mix(1, 2, (v.inner.w < m));
  }
}
