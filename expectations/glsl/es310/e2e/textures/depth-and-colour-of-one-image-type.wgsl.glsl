#version 310 es
precision highp float;
precision highp int;

struct TextureCounts {
  uint depth;
  uint colour;
  uint deep_samples;
  uint samples;
};

layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 main_result;
layout(binding = 0) uniform highp sampler2D depth_filtering;
layout(binding = 1) uniform highp sampler2DShadow depth_comparing;
layout(binding = 2) uniform highp sampler2D colour_filtering;
layout(binding = 3) uniform highp sampler2DMS deep_samples;
layout(binding = 4) uniform highp sampler2DMS samples;
layout(std140, binding = 0) uniform texture_counts_fragment_block {
  TextureCounts inner;
} texture_counts;

void main() {
  vec2 v = location_0;
  float lit = textureLod(depth_comparing, vec3(v, 0.5), 0.0);
  float z = textureLod(depth_filtering, v, float(0)).x;
  ivec2 at = ivec2(clamp(gl_FragCoord.xy, vec2(-2147483600.0), vec2(2147483500.0)));
  float sum = texelFetch(deep_samples, ivec2(min(uvec2(at), uvec2(textureSize(deep_samples)) - uvec2(1u))), int(min(1u, texture_counts.inner.deep_samples - 1u))).x + texelFetch(samples, ivec2(min(uvec2(at), uvec2(textureSize(samples)) - uvec2(1u))), 0).x;
  main_result = textureLod(colour_filtering, v, 0.0) * (lit + z + sum);
}
