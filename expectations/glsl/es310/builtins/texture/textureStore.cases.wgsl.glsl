//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  int coords = 3;
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  uint coords = 3u;
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  int coords = 3;
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  uint coords = 3u;
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  int coords = 3;
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  uint coords = 3u;
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  int coords = 3;
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  uint coords = 3u;
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  int coords = 3;
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  uint coords = 3u;
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  int coords = 3;
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords, 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  uint coords = 3u;
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(int(coords), 0), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(int(3u), 0), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8unorm'
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8snorm'
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16unorm'
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16snorm'
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16float'
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8unorm'
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8snorm'
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16unorm'
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16snorm'
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16float'
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875).zyxw);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value.zyxw);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875).zyxw);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value.zyxw);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2unorm'
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg11b10ufloat'
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32float'
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16unorm'
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgba16snorm'
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(3, 4), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform highp image2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform highp image2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform highp image2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8sint'
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16sint'
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8sint'
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16sint'
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform highp iimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform highp iimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32sint'
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform highp iimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform highp iimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform highp iimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform highp iimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform highp iimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r8uint'
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'r16uint'
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg8uint'
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg16uint'
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform highp uimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform highp uimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rgb10a2uint'
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/literal
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/variable
//# refused glsl/texel-format
GLSL ES 3.10 has no images of the format 'rg32uint'
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform highp uimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform highp uimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(3, 4), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform highp uimage2D t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform highp uimage2D t;

void test() {
  imageStore(t, ivec2(uvec2(3u, 4u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform highp uimage2D t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec2(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  vec4 value = vec4(3.0, 3.1875, 3.75, 4.6875);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), vec4(3.0, 3.1875, 3.75, 4.6875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  ivec4 value = ivec4(9, 10, 11, 12);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), ivec4(9, 10, 11, 12));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  int array_index = 7;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(coords, array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  ivec2 coords = ivec2(3, 4);
  uint array_index = 7u;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(coords, int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(3, 4), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  int array_index = 7;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(ivec2(coords), array_index), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  uvec2 coords = uvec2(3u, 4u);
  uint array_index = 7u;
  uvec4 value = uvec4(9u, 10u, 11u, 12u);
  imageStore(t, ivec3(ivec2(coords), int(array_index)), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;

void test() {
  imageStore(t, ivec3(ivec2(uvec2(3u, 4u)), 7), uvec4(9u, 10u, 11u, 12u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), vec4(0.75, 0.796875, 0.9375, 1.171875));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  vec4 value = vec4(0.75, 0.796875, 0.9375, 1.171875);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), ivec4(7, 8, 9, 10));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  ivec4 value = ivec4(7, 8, 9, 10);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;

void test() {
  imageStore(t, ivec3(3, 4, 5), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;

void test() {
  ivec3 coords = ivec3(3, 4, 5);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, coords, value);
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;

void test() {
  imageStore(t, ivec3(uvec3(3u, 4u, 5u)), uvec4(7u, 8u, 9u, 10u));
}

void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage3D t;

void test() {
  uvec3 coords = uvec3(3u, 4u, 5u);
  uvec4 value = uvec4(7u, 8u, 9u, 10u);
  imageStore(t, ivec3(coords), value);
}

void main() {
  test();
}
