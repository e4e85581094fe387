//# case textureNumSamples/texture_multisampled_2d<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<u32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumSamples/texture_multisampled_2d<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumSamples/texture_depth_multisampled_2d/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp sampler2DMS t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
