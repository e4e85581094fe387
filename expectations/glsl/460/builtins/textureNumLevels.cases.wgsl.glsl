//# case textureNumLevels/texture_1d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_1d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_1d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_2d_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_3d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_cube_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_2d_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
//# case textureNumLevels/texture_depth_cube_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uint(textureQueryLevels(t));
}

void main() {
  test();
}
