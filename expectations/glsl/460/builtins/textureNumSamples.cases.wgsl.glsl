//# case textureNumSamples/texture_multisampled_2d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler2DMS t;

void test() {
  result.inner = uint(textureSamples(t));
}

void main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler2DMS t;

void test() {
  result.inner = uint(textureSamples(t));
}

void main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DMS t;

void test() {
  result.inner = uint(textureSamples(t));
}

void main() {
  test();
}
//# case textureNumSamples/texture_depth_multisampled_2d/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DMS t;

void test() {
  result.inner = uint(textureSamples(t));
}

void main() {
  test();
}
