#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer sums_compute_block {
  float inner[];
} sums;
layout(binding = 0) uniform highp sampler2D picture;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = texelFetch(picture, ivec2(min(v.xy, uvec2(textureSize(picture, 0)) - uvec2(1u))), 0).x;
}
