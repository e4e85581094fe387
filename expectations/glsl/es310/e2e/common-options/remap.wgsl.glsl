#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform scale_compute_block {
  vec4 inner;
} scale;
layout(std430, binding = 0) coherent buffer values_compute_block {
  vec4 inner[];
} values;
layout(binding = 0) uniform highp sampler2D image;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  values.inner[min(v.x, uint(values.inner.length()) - 1u)] = values.inner[min(v.x, uint(values.inner.length()) - 1u)] * scale.inner + texelFetch(image, ivec2(min(uvec2(v.x, 0u), uvec2(textureSize(image, 0)) - uvec2(1u))), 0);
}
