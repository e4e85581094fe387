#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D out_image;
layout(binding = 0) uniform highp sampler2D red_smooth_sampler;
layout(binding = 1) uniform highp sampler2D red_sharp_sampler;
layout(binding = 2) uniform highp sampler2D blue_smooth_sampler;

vec4 texel(uvec2 at) {
  return texelFetch(blue_smooth_sampler, ivec2(min(at, uvec2(textureSize(blue_smooth_sampler, 0)) - uvec2(1u))), 0);
}

vec4 texel_1(uvec2 at) {
  return texelFetch(red_smooth_sampler, ivec2(min(at, uvec2(textureSize(red_smooth_sampler, 0)) - uvec2(1u))), 0);
}

vec4 sampled(vec2 at) {
  return textureLod(red_sharp_sampler, at, 0.0) + texel_1(uvec2(clamp(at, vec2(0.0), vec2(4294967000.0))));
}

vec4 sampled_1(vec2 at) {
  return textureLod(red_smooth_sampler, at, 0.0) + texel_1(uvec2(clamp(at, vec2(0.0), vec2(4294967000.0))));
}

vec4 sampled_2(vec2 at) {
  return textureLod(blue_smooth_sampler, at, 0.0) + texel(uvec2(clamp(at, vec2(0.0), vec2(4294967000.0))));
}

vec4 both(vec2 at) {
  vec4 v = sampled_1(at);
  return v + sampled_2(at);
}

void put(uvec2 at, vec4 value) {
  imageStore(out_image, ivec2(at), value);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  vec2 at = vec2(v.xy) * 0.125;
  vec4 v_1 = both(at);
  put(v.xy, v_1 * sampled(at));
}
