#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer v_compute_block {
  vec4 inner;
} v;
layout(std430, binding = 1) coherent buffer out_compute_block {
  vec4 inner[5];
} out_1;

vec3 made() {
  return v.inner.xyz;
}

void main() {
  vec4 t = v.inner;
  vec4 s = t.wzyx;
  out_1.inner[0] = vec4(t.xx, s.xy);
  vec3 v_1 = made().zyx;
  out_1.inner[1] = vec4(v_1, made().x);
  out_1.inner[2] = s.wzyx;
  out_1.inner[3] = vec4(t.x, t.y, t.z, t.w);
  out_1.inner[4] = vec4((t + s).yx, (t * 2.0).zw);
}
