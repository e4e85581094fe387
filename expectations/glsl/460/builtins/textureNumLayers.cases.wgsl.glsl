//# case textureNumLayers/texture_2d_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_2d_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_cube_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_depth_2d_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_depth_cube_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uint(textureSize(t, 0).z);
}

void main() {
  test();
}
//# case textureNumLayers/texture_storage_2d_array<r32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform iimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform iimage2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform image2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image2DArray t;
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
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t).z);
}

void main() {
  test();
}
