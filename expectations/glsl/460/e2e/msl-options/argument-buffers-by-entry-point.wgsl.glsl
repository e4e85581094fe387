//# output scales
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform scale_compute_block {
  float inner;
} scale;
layout(std430, binding = 0) coherent buffer results_compute_block {
  float inner[];
} results;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[];
} counts;

void put(uint at, float value) {
  results.inner[min(at, uint(results.inner.length()) - 1u)] = value;
  counts.inner[min(at, uint(counts.inner.length()) - 1u)] = counts.inner[min(at, uint(counts.inner.length()) - 1u)] + 1u;
}

void main() {
  put(gl_GlobalInvocationID.x, scale.inner);
}
//# output loads
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer results_compute_block {
  float inner[];
} results;
layout(std430, binding = 1) coherent buffer counts_compute_block {
  uint inner[];
} counts;
layout(binding = 0) uniform sampler2D picture;

void put(uint at, float value) {
  results.inner[min(at, uint(results.inner.length()) - 1u)] = value;
  counts.inner[min(at, uint(counts.inner.length()) - 1u)] = counts.inner[min(at, uint(counts.inner.length()) - 1u)] + 1u;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  put(v.x, texelFetch(picture, ivec2(min(v.xy, uvec2(textureSize(picture, 0)) - uvec2(1u))), 0).x);
}
