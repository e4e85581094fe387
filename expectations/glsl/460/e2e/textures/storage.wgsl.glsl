//# changes from es310
1-2: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: layout(binding = 0, rgba16f) readonly uniform image2D source;
: layout(binding = 1, r32f) coherent uniform image2D total;
: layout(binding = 2, rgba8) writeonly uniform image2D target_image;
: layout(binding = 3, rg32ui) writeonly uniform uimage2DArray layers;
: layout(binding = 4, r32i) coherent uniform iimage3D volume;
: layout(binding = 5, rgba32ui) writeonly uniform uimage1D line;
:
: void main() {
:   uvec3 v = gl_GlobalInvocationID;
:   bool is_inside = all(lessThan(v.xy, uvec2(imageSize(source))));
:   vec4 sum = vec4(0.0);
:   uvec2 rounds_left = uvec2(4294967295u);
:   int y = -1;
:   while (true) {
:     uvec2 v_1 = rounds_left;
:     if (all(equal(v_1, uvec2(0u)))) {
:       break;
:     }
:     uint v_2 = v_1.x;
:     rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
:     if (!(y <= 1)) {
:       break;
:     }
:     uvec2 rounds_left_1 = uvec2(4294967295u);
:     int x = -1;
:     while (true) {
:       uvec2 v_3 = rounds_left_1;
:       if (all(equal(v_3, uvec2(0u)))) {
:         break;
:       }
:       uint v_4 = v_3.x;
:       rounds_left_1 = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
:       if (!(x <= 1)) {
:         break;
:       }
:       sum = sum + imageLoad(source, ivec2(min(uvec2(ivec2(v.xy) + ivec2(x, y)), uvec2(imageSize(source)) - uvec2(1u))));
:       x = x + 1;
:     }
:     y = y + 1;
:   }
:   float before = imageLoad(total, ivec2(min(v.xy, uvec2(imageSize(total)) - uvec2(1u)))).x;
:   imageStore(total, ivec2(v.xy), vec4(before + sum.w));
:   if (is_inside) {
:     imageStore(target_image, ivec2(v.xy), sum / 9.0);
:   }
:   imageStore(layers, ivec3(ivec2(v.xy), int(v.z)), uvec4(v, 0u));
:   memoryBarrierImage();
:   barrier();
:   imageStore(volume, ivec3(v), imageLoad(volume, ivec3(min(uvec3(ivec3(v)), uvec3(imageSize(volume)) - uvec3(1u)))) + 1);
:   imageStore(line, int(v.x), uvec4(uint(imageSize(layers).z), uvec3(imageSize(volume))));
: }
