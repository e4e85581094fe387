//# case textureNumLevels/texture_1d<i32>/variable
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
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_1d<u32>/variable
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
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_1d<f32>/variable
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
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<i32>/variable
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
layout(binding = 0) uniform highp isampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<u32>/variable
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
layout(binding = 0) uniform highp usampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<f32>/variable
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
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<i32>/variable
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
layout(binding = 0) uniform highp isampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<u32>/variable
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
layout(binding = 0) uniform highp usampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<f32>/variable
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
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<i32>/variable
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
layout(binding = 0) uniform highp isampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<u32>/variable
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
layout(binding = 0) uniform highp usampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<f32>/variable
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
layout(binding = 0) uniform highp sampler3D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<i32>/variable
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
layout(binding = 0) uniform highp isamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<u32>/variable
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
layout(binding = 0) uniform highp usamplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<f32>/variable
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
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<i32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<u32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<f32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d/variable
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
layout(binding = 0) uniform highp sampler2D t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d_array/variable
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
layout(binding = 0) uniform highp sampler2DArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube/variable
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
layout(binding = 0) uniform highp samplerCube t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube_array/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct TextureCounts {
  uint t;
};

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t;
layout(std140, binding = 0) uniform texture_counts_compute_block {
  TextureCounts inner;
} texture_counts;

void test() {
  result.inner = texture_counts.inner.t;
}

void main() {
  test();
}
