#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer v_compute_block {
  vec4 inner[6];
} v;

void main() {
  v.inner[0] = sqrt(abs(v.inner[1])) + inversesqrt(max(v.inner[2], vec4(0.01)));
  v.inner[1] = mix(v.inner[0], v.inner[2], smoothstep(0.0, 1.0, v.inner[3].x));
  v.inner[2] = clamp(floor(v.inner[2]) + fract(v.inner[3]), vec4(-1.0), vec4(1.0));
  v.inner[3] = pow(clamp(v.inner[4], vec4(0.0), vec4(1.0)), vec4(2.2)) * exp2(log2(abs(v.inner[5]) + 1.0));
  v.inner[4] = sin(v.inner[4]) * cos(v.inner[5]) + atan(v.inner[0], v.inner[1] + 2.0);
  v.inner[5] = sign(v.inner[0]) * ceil(v.inner[1]) + (trunc(v.inner[2]) - roundEven(v.inner[3]));
}
