#version 460

layout(std140, binding = 3) uniform scale_fragment_block {
  vec4 inner;
} scale;
layout(std140, binding = 0) uniform offset_fragment_block {
  vec4 inner;
} offset;
layout(std430, binding = 0) coherent buffer counts_fragment_block {
  uint inner[];
} counts;
layout(std430, binding = 1) readonly buffer weights_fragment_block {
  float inner[];
} weights;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 main_result;
layout(binding = 7) uniform sampler2D diffuse;
layout(binding = 0) uniform usampler2D table;
layout(binding = 1) uniform sampler2D uniform_1;

void main() {
  vec2 v = location_0;
  uint entry = texelFetch(table, ivec2(min(uvec2(clamp(v * 64.0, vec2(0.0), vec2(4294967000.0))), uvec2(textureSize(table, 0)) - uvec2(1u))), 0).x;
  counts.inner[min(entry, uint(counts.inner.length()) - 1u)] = 1u;
  vec4 lit = texture(uniform_1, v) * weights.inner[min(entry, uint(weights.inner.length()) - 1u)];
  main_result = texture(diffuse, v) * scale.inner * lit + offset.inner;
}
