#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer v_compute_block {
  vec4 inner;
} v;

void main() {
  bool v_1 = false;
  if (all(greaterThan(v.inner, vec4(0.0)))) {
    v_1 = true;
  } else {
    v_1 = any(equal(v.inner.xy, v.inner.zw));
  }
  if (v_1) {
    v.inner.x = 1.0;
  }
  bool b = all(notEqual(v.inner.xyz, v.inner.yzx));
  v.inner.y = float(b && b);
  v.inner.z = mix(2.0, 3.0, !any(bvec2(b, (v.inner.w > 1.0))));
}
