//# changes from es310
1-3: #version 460
6-11: layout(binding = 0, r32f) coherent uniform image2D heights;
: layout(binding = 1, rgba8) coherent uniform image2DArray colours;
: layout(binding = 2, rgba32ui) coherent uniform uimage2D counts;
: layout(binding = 3, rgba8) writeonly uniform image2D bright;
14-15:   vec4 before = imageLoad(colours, ivec3(ivec2(min(at, uvec2(imageSize(colours).xy) - uvec2(1u))), int(min(uint(layer), uint(imageSize(colours).z) - 1u))));
:   imageStore(colours, ivec3(ivec2(at), layer), before * 0.5);
21-22:   if (all(lessThan(v.xy, uvec2(imageSize(colours).xy)))) {
:     v_1 = v.z < uint(imageSize(colours).z);
31:   float height = imageLoad(heights, ivec2(min(v.xy, uvec2(imageSize(heights)) - uvec2(1u)))).x + imageLoad(colours, ivec3(ivec2(min(v.xy, uvec2(imageSize(colours).xy) - uvec2(1u))), 0)).y;
33:   imageStore(counts, ivec2(v.xy), imageLoad(counts, ivec2(min(v.xy, uvec2(imageSize(counts)) - uvec2(1u)))) + 1u);
