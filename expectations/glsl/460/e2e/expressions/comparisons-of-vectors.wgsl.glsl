#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer a_compute_block {
  vec3 inner;
} a;
layout(std430, binding = 1) readonly buffer b_compute_block {
  vec3 inner;
} b;
layout(std430, binding = 2) coherent buffer out_compute_block {
  vec3 inner[4];
} out_1;

void main() {
  bvec3 less = lessThan(a.inner, b.inner);
  out_1.inner[0] = mix(a.inner, b.inner, less);
  out_1.inner[1] = mix(a.inner, b.inner, not(equal(a.inner, b.inner)));
  bool v = false;
  if (all(greaterThanEqual(a.inner, b.inner))) {
    v = true;
  } else {
    v = any(notEqual(a.inner, b.inner));
  }
  if (v) {
    out_1.inner[2] = a.inner;
  }
  bvec3 v_1 = lessThanEqual(a.inner, b.inner);
  bvec3 mask = mix(v_1, greaterThan(a.inner, vec3(0.0)), v_1);
  out_1.inner[3] = vec3(mask);
}
