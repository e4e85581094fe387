#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner[];
} result;
layout(binding = 0) uniform usampler1D line;
layout(binding = 1) uniform sampler2DArray stack;
layout(binding = 2) uniform isampler3D block;
layout(binding = 3) uniform sampler2DArray deep;
layout(binding = 4) uniform sampler2DMS samples;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  int i = int(v.x);
  uint v_1 = min(v.y, uint(textureQueryLevels(line)) - 1u);
  vec4 wide = vec4(texelFetch(line, int(min(uint(i), uint(textureSize(line, int(v_1))) - 1u)), int(v_1)));
  vec4 layered = texelFetch(stack, ivec3(ivec2(min(v.xy, uvec2(textureSize(stack, 0).xy) - uvec2(1u))), int(min(uint(i), uint(textureSize(stack, 0).z) - 1u))), 0);
  uint v_2 = min(uint(i), uint(textureQueryLevels(block)) - 1u);
  vec4 solid = vec4(texelFetch(block, ivec3(min(uvec3(ivec3(v)), uvec3(textureSize(block, int(v_2))) - uvec3(1u))), int(v_2)));
  uint v_3 = min(1u, uint(textureQueryLevels(deep)) - 1u);
  float depth = texelFetch(deep, ivec3(ivec2(min(uvec2(ivec2(-1, i)), uvec2(textureSize(deep, int(v_3)).xy) - uvec2(1u))), int(min(v.z, uint(textureSize(deep, 0).z) - 1u))), int(v_3)).x;
  vec4 sample_1 = texelFetch(samples, ivec2(min(v.yx, uvec2(textureSize(samples)) - uvec2(1u))), int(min(uint(i), uint(textureSamples(samples)) - 1u)));
  uvec2 size = uvec2(textureSize(stack, int(min(uint(i), uint(textureQueryLevels(stack)) - 1u))).xy);
  result.inner[0] = wide + layered + solid + depth + sample_1 + float(size.x);
}
