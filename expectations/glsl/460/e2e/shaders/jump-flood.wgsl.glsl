//# changes from es310
1-2: //# output mark
: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D nearest_out;
: layout(binding = 0) uniform sampler2D mask;
:
: bool is_edge(ivec2 place) {
:   bool own = texelFetch(mask, ivec2(min(uvec2(place), uvec2(textureSize(mask, 0)) - uvec2(1u))), 0).w >= 0.5;
:   ivec2 size = ivec2(uvec2(textureSize(mask, 0)));
:   int i = 0;
:   while (true) {
:     if (!(i < 4)) {
:       break;
:     }
:     ivec2 other = min(max(place + ivec2[4](ivec2(1, 0), ivec2(-1, 0), ivec2(0, 1), ivec2(0, -1))[min(uint(i), 3u)], ivec2(0)), size - 1);
:     if ((texelFetch(mask, ivec2(min(uvec2(other), uvec2(textureSize(mask, 0)) - uvec2(1u))), 0).w >= 0.5) != own) {
:       return true;
:     }
:     i = i + 1;
:   }
:   return false;
: }
:
: void main() {
:   uvec3 v = gl_GlobalInvocationID;
:   if (any(greaterThanEqual(v.xy, uvec2(textureSize(mask, 0))))) {
:     return;
:   }
:   ivec2 place = ivec2(v.xy);
:   ivec2 seed = mix(ivec2(-32768), place, bvec2(is_edge(place)));
:   imageStore(nearest_out, place, ivec4(seed, 0, 0));
: }
: //# output jump
: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: struct Flood {
:   int gap;
:   float line;
:   vec4 color;
: };
:
: layout(std140, binding = 0) uniform flood_compute_block {
:   Flood inner;
: } flood;
: layout(binding = 0, rg32i) writeonly uniform iimage2D nearest_out;
: layout(binding = 1) uniform isampler2D nearest_in;
:
: void main() {
:   ivec2 size = ivec2(uvec2(textureSize(nearest_in, 0)));
:   ivec2 place = ivec2(gl_GlobalInvocationID.xy);
:   if (any(greaterThanEqual(place, size))) {
:     return;
:   }
:   ivec2 best = ivec2(-32768);
:   int best_distance = 2147483647;
:   uvec2 rounds_left = uvec2(4294967295u);
:   int y = -1;
:   while (true) {
:     uvec2 v = rounds_left;
:     if (all(equal(v, uvec2(0u)))) {
:       break;
:     }
:     uint v_1 = v.x;
:     rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
:     if (!(y <= 1)) {
:       break;
:     }
:     uvec2 rounds_left_1 = uvec2(4294967295u);
:     int x = -1;
:     while (true) {
:       uvec2 v_2 = rounds_left_1;
:       if (all(equal(v_2, uvec2(0u)))) {
:         break;
:       }
:       uint v_3 = v_2.x;
:       rounds_left_1 = uvec2(v_3 - 1u, v_2.y - mix(0u, 1u, (v_3 == 0u)));
:       if (!(x <= 1)) {
:         break;
:       }
:       ivec2 other = place + ivec2(x, y) * flood.inner.gap;
:       bool v_4 = false;
:       if (any(lessThan(other, ivec2(0)))) {
:         v_4 = true;
:       } else {
:         v_4 = any(greaterThanEqual(other, size));
:       }
:       if (v_4) {
:         x = x + 1;
:         continue;
:       }
:       ivec2 seed = texelFetch(nearest_in, ivec2(min(uvec2(other), uvec2(textureSize(nearest_in, 0)) - uvec2(1u))), 0).xy;
:       if (seed.x == -32768) {
:         x = x + 1;
:         continue;
:       }
:       ivec2 offset = seed - place;
:       ivec2 v_5 = offset * offset;
:       int distance_1 = v_5.x + v_5.y;
:       if (distance_1 < best_distance) {
:         best_distance = distance_1;
:         best = seed;
:       }
:       x = x + 1;
:     }
:     y = y + 1;
:   }
:   imageStore(nearest_out, place, ivec4(best, 0, 0));
: }
: //# output measure
: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: layout(binding = 1, r32f) coherent uniform image2D field;
: layout(binding = 0) uniform sampler2D mask;
: layout(binding = 1) uniform isampler2D nearest_in;
:
: void main() {
:   uvec3 v = gl_GlobalInvocationID;
:   if (any(greaterThanEqual(v.xy, uvec2(imageSize(field))))) {
:     return;
:   }
:   ivec2 seed = texelFetch(nearest_in, ivec2(min(v.xy, uvec2(textureSize(nearest_in, 0)) - uvec2(1u))), 0).xy;
:   float gap = distance(vec2(seed), vec2(v.xy));
:   float side = mix(1.0, -1.0, (texelFetch(mask, ivec2(min(v.xy, uvec2(textureSize(mask, 0)) - uvec2(1u))), 0).w >= 0.5));
:   float before = imageLoad(field, ivec2(min(v.xy, uvec2(imageSize(field)) - uvec2(1u)))).x;
:   imageStore(field, ivec2(v.xy), vec4(mix(side * gap, before, 0.5)));
: }
: //# output outline
: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: struct Flood {
:   int gap;
:   float line;
:   vec4 color;
: };
:
: layout(std140, binding = 0) uniform flood_compute_block {
:   Flood inner;
: } flood;
: layout(binding = 1, r32f) coherent uniform image2D field;
: layout(binding = 2, rgba8) writeonly uniform image2D drawn;
:
: void main() {
:   uvec3 v = gl_GlobalInvocationID;
:   if (any(greaterThanEqual(v.xy, uvec2(imageSize(drawn))))) {
:     return;
:   }
:   float gap = abs(imageLoad(field, ivec2(min(v.xy, uvec2(imageSize(field)) - uvec2(1u)))).x);
:   float v_1 = flood.inner.line - 1.0;
:   float v_2 = clamp((gap - v_1) / (flood.inner.line + 1.0 - v_1), 0.0, 1.0);
:   float share = 1.0 - v_2 * v_2 * (3.0 - 2.0 * v_2);
:   imageStore(drawn, ivec2(v.xy), flood.inner.color * share);
: }
