#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec3 inner;
} out_1;

vec3 tint(vec3 colour, float by, uint times) {
  return colour * by * float(times);
}

void main() {
  vec3 v = tint(vec3(1.0), 2.0, 3u);
  vec3 v_1 = v + tint(vec3(1.0, 0.5, 0.0), 0.5, 1u);
  out_1.inner = v_1 + tint(vec3(1.0, 2.0, 3.0), 0.25, 6u);
}
