#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer v_compute_block {
  vec4 inner[3];
} v;

void main() {
  v.inner[0] = vec4(reflect(v.inner[0].xy, v.inner[1].xy), 0.0, 0.0);
  v.inner[1] = vec4(reflect(v.inner[0].xyz, v.inner[1].xyz), 0.0);
  v.inner[2] = reflect(v.inner[0], v.inner[1]);
}
