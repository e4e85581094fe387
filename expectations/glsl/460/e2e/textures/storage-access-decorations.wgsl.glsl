//# changes from es310
1-2: #version 460
: layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;
:
: layout(binding = 0, rgba8) readonly uniform image2D source;
: layout(binding = 1, rgba8) writeonly uniform image2D output_1;
: layout(binding = 2, r32ui) coherent uniform uimage2D counts;
: layout(binding = 3, r32ui) readonly uniform uimage2D more_counts;
: layout(binding = 4, rg32f) writeonly uniform image1D row;
: layout(binding = 5, rgba16f) writeonly uniform image3D volume;
: layout(binding = 6, rgba8i) writeonly uniform iimage2DArray layers;
:
: void main() {
:   uvec3 v = gl_GlobalInvocationID;
:   uvec2 at = v.xy;
:   vec4 texel = imageLoad(source, ivec2(min(at, uvec2(imageSize(source)) - uvec2(1u)))).zyxw;
:   imageStore(output_1, ivec2(at), texel.zyxw.zyxw);
:   uint count = imageLoad(counts, ivec2(min(at, uvec2(imageSize(counts)) - uvec2(1u)))).x + imageLoad(more_counts, ivec2(min(at, uvec2(imageSize(more_counts)) - uvec2(1u)))).x;
:   memoryBarrierImage();
:   barrier();
:   imageStore(counts, ivec2(at), uvec4(count + 1u));
:   imageStore(row, int(v.x), vec4(texel.x));
:   imageStore(volume, ivec3(v), texel);
:   imageStore(layers, ivec3(ivec2(at), int(v.z)), ivec4(int(count)));
: }
