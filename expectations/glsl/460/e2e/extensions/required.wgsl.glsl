//# changes from es310
1-2: #version 460
: #extension GL_KHR_shader_subgroup_arithmetic : require
: #extension GL_KHR_shader_subgroup_basic : require
: layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) readonly uniform image2D levels;
: layout(binding = 1, r32f) coherent uniform image2D sums;
: layout(binding = 0) uniform sampler2D picture_smooth_sampler;
:
: void main() {
:   uint v = gl_LocalInvocationIndex;
:   uvec2 place = uvec2(v % 8u, v / 8u);
:   float sum = imageLoad(levels, ivec2(min(place, uvec2(imageSize(levels)) - uvec2(1u)))).x;
:   if (gl_SubgroupID % 2u == 0u) {
:     sum = sum + subgroupAdd(float(v));
:   }
:   memoryBarrierImage();
:   barrier();
:   sum = sum + (imageLoad(sums, ivec2(min(place, uvec2(imageSize(sums)) - uvec2(1u)))).x + textureLod(picture_smooth_sampler, vec2(place) / 8.0, 0.0).x);
:   imageStore(sums, ivec2(place), vec4(sum / float(gl_NumSubgroups)));
: }
