#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform scale_compute_block {
  float inner;
} scale;
layout(std430, binding = 0) coherent buffer sums_compute_block {
  float inner[];
} sums;
layout(std430, binding = 1) readonly buffer values_compute_block {
  float inner[];
} values;
layout(binding = 0) uniform sampler2D picture_plain;
layout(binding = 1) uniform sampler2D other_plain;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  vec2 at = vec2(float(v.x), 0.5);
  vec4 texels = textureLod(picture_plain, at, 0.0) + textureLod(other_plain, at, 0.0);
  sums.inner[min(v.x, uint(sums.inner.length()) - 1u)] = values.inner[min(v.x, uint(values.inner.length()) - 1u)] * scale.inner + texels.x;
}
