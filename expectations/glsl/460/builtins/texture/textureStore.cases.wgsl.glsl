//# changes from es310
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
9:   imageStore(t, 3, vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
9:   imageStore(t, 3, vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
9:   imageStore(t, int(3u), vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image1D t;
9:   imageStore(t, int(3u), vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
9:   imageStore(t, 3, vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
9:   imageStore(t, 3, vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
9:   imageStore(t, int(3u), vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image1D t;
9:   imageStore(t, int(3u), vec4(0.75, 0.796875, 0.9375, 1.171875));
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
9:   imageStore(t, 3, ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
9:   imageStore(t, 3, ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
9:   imageStore(t, int(3u), ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage1D t;
9:   imageStore(t, int(3u), ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
9:   imageStore(t, 3, ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
9:   imageStore(t, 3, ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
9:   imageStore(t, int(3u), ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage1D t;
9:   imageStore(t, int(3u), ivec4(7, 8, 9, 10));
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
9:   imageStore(t, 3, uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
9:   imageStore(t, 3, uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
9:   imageStore(t, int(3u), uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage1D t;
9:   imageStore(t, int(3u), uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
9:   imageStore(t, 3, uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
11:   imageStore(t, coords, value);
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
9:   imageStore(t, 3, uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
9:   imageStore(t, int(3u), uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
11:   imageStore(t, int(coords), value);
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage1D t;
9:   imageStore(t, int(3u), uvec4(7u, 8u, 9u, 10u));
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8_snorm) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16_snorm) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16f) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2D t;
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16f) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32f) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32f) writeonly uniform image2D t;
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) writeonly uniform iimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8i) writeonly uniform iimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) writeonly uniform iimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16i) writeonly uniform iimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) writeonly uniform iimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8i) writeonly uniform iimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2D t;
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) writeonly uniform iimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16i) writeonly uniform iimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32i) writeonly uniform iimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   ivec4 value = ivec4(7, 8, 9, 10);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r8ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, r16ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2D t;
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
:
: void test() {
:   ivec2 coords = ivec2(3, 4);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, coords, value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/literal
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
:
: void test() {
:   imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/variable
1-2: #version 460
: layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;
:
: layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
:
: void test() {
:   uvec2 coords = uvec2(3u, 4u);
:   uvec4 value = uvec4(7u, 8u, 9u, 10u);
:   imageStore(t, ivec2(coords), value);
: }
:
: void main() {
:   test();
: }
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/override
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/override
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/override
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) writeonly uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/literal
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/variable
1-3: #version 460
6: layout(binding = 0, r32f) coherent uniform image3D t;
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) writeonly uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/literal
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/variable
1-3: #version 460
6: layout(binding = 0, r32i) coherent uniform iimage3D t;
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) writeonly uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/literal
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/variable
1-3: #version 460
6: layout(binding = 0, r32ui) coherent uniform uimage3D t;
