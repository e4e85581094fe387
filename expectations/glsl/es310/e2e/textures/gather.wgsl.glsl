#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[];
} out_1;
layout(binding = 0) uniform highp sampler2D flat_image_s;
layout(binding = 1) uniform highp usampler2DArray numbers_s;
layout(binding = 2) uniform highp isamplerCube sky_s;
layout(binding = 3) uniform highp samplerCubeArray skies_s;
layout(binding = 4) uniform highp sampler2D depths_s;
layout(binding = 5) uniform highp sampler2DShadow depths_sc;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  vec3 p = vec3(v) * 0.25;
  out_1.inner[0] = textureGather(flat_image_s, p.xy, 0);
  out_1.inner[1] = textureGatherOffset(flat_image_s, p.xy, ivec2(3, -4), 2);
  out_1.inner[2] = vec4(textureGatherOffset(numbers_s, vec3(p.xy, float(v.z)), ivec2(3, -4), 3));
  out_1.inner[3] = vec4(textureGather(sky_s, p, 1));
  out_1.inner[4] = textureGather(skies_s, vec4(p, float(int(v.x))), 3);
  out_1.inner[5] = textureGatherOffset(depths_s, p.xy, ivec2(-3, 4));
  out_1.inner[6] = textureGatherOffset(depths_sc, p.xy, 0.25, ivec2(-8, 7));
}
