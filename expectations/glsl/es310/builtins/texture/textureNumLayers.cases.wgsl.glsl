//# case textureNumLayers/texture_2d_array<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<i32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<u32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<f32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_depth_2d_array/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_depth_cube_array/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform highp uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32sint,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform highp iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32float,read_write>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform highp image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
