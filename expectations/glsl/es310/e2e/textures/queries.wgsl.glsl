#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint a;
  uint b;
  uint c;
  uint d;
  uint e;
  uint f;
  uint g;
  uint h;
  uint i;
};

layout(std430, binding = 0) coherent buffer answers_compute_block {
  uvec4 inner[];
} answers;
layout(binding = 0) uniform highp sampler2D a;
layout(binding = 1) uniform highp isampler2D b;
layout(binding = 2) uniform highp usampler2DArray c;
layout(binding = 3) uniform highp sampler3D d;
layout(binding = 4) uniform highp samplerCube e;
layout(binding = 5) uniform highp samplerCubeArray f;
layout(binding = 6) uniform highp sampler2DMS g;
layout(binding = 7) uniform highp sampler2DMS h;
layout(binding = 8) uniform highp samplerCubeArray i;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void main() {
  uvec3 v = gl_NumWorkGroups;
  answers.inner[0] = uvec4(uint(textureSize(a, 0).x), uint(textureSize(a, int(min(v.x, texture_counts.inner.a - 1u))).x), texture_counts.inner.a, 0u);
  answers.inner[1] = uvec4(uvec2(textureSize(b, 0)), uvec2(textureSize(b, int(min(1u, texture_counts.inner.b - 1u)))));
  answers.inner[2] = uvec4(uvec2(textureSize(c, int(min(v.y, texture_counts.inner.c - 1u))).xy), uint(textureSize(c, 0).z), texture_counts.inner.c);
  answers.inner[3] = uvec4(uvec3(textureSize(d, 0)), texture_counts.inner.d);
  answers.inner[4] = uvec4(uvec2(textureSize(e, 0)), uvec2(textureSize(e, int(min(uint(int(v.z)), texture_counts.inner.e - 1u)))));
  answers.inner[5] = uvec4(uvec2(textureSize(f, 0).xy), uint(textureSize(f, 0).z), texture_counts.inner.f);
  answers.inner[6] = uvec4(uvec2(textureSize(g)), texture_counts.inner.g, 0u);
  answers.inner[7] = uvec4(uvec2(textureSize(h)), texture_counts.inner.h, 0u);
  answers.inner[8] = uvec4(uvec2(textureSize(i, 0).xy), uint(textureSize(i, 0).z), texture_counts.inner.i);
}
