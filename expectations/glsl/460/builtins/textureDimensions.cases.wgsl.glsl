//# case textureDimensions/texture_1d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform isampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform usampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  int level = 3;
  result.inner = uint(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  uint level = 3u;
  result.inner = uint(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_1d<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;
layout(binding = 0) uniform sampler1D t;

void test() {
  result.inner = uint(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_2d_array<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform isampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform usampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  int level = 3;
  result.inner = uvec3(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  uint level = 3u;
  result.inner = uvec3(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_3d<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;
layout(binding = 0) uniform sampler3D t;

void test() {
  result.inner = uvec3(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<i32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<u32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usamplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_cube_array<f32>,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2D t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_2d_array,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, 0));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCube t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, 0).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  int level = 3;
  result.inner = uvec2(textureSize(t, int(min(uint(level), uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,i32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/literal
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  uint level = 3u;
  result.inner = uvec2(textureSize(t, int(min(level, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_cube_array,u32/override
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform samplerCubeArray t;

void test() {
  result.inner = uvec2(textureSize(t, int(min(3u, uint(textureQueryLevels(t)) - 1u))).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<i32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform isampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<u32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform usampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_multisampled_2d<f32>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_depth_multisampled_2d/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;
layout(binding = 0) uniform sampler2DMS t;

void test() {
  result.inner = uvec2(textureSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform uimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform uimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32uint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform uimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform iimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform iimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32sint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform iimage1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform image1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_1d<r32float,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image1D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uint inner;
} result;

void test() {
  result.inner = uint(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r8sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r8i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r16float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r16f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg8sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg8i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32uint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32sint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<r32float,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg16float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg16f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba8sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<bgra8unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba8) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgb10_a2) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgb10_a2) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgb10_a2ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgb10a2uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgb10_a2ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r11f_g11f_b10f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg11b10ufloat,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r11f_g11f_b10f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rg32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rg32f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16unorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16_snorm) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16snorm,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16_snorm) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba16float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba16f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) readonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32ui) writeonly uniform uimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) readonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32i) writeonly uniform iimage2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) readonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d<rgba32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, rgba32f) writeonly uniform image2D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32uint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform uimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32sint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform iimage2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_2d_array<r32float,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image2DArray t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = uvec2(imageSize(t).xy);
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) readonly uniform uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) writeonly uniform uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32uint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32ui) coherent uniform uimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) readonly uniform iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) writeonly uniform iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32sint,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32i) coherent uniform iimage3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) readonly uniform image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) writeonly uniform image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_storage_3d<r32float,read_write>/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(binding = 0, r32f) coherent uniform image3D t;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec3 inner;
} result;

void test() {
  result.inner = uvec3(imageSize(t));
}

void main() {
  test();
}
//# case textureDimensions/texture_external/variable
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct ExternalTextureParameters {
  mat3x4 yuv_to_rgb;
  mat3 gamut;
  mat2x4 decode;
  mat2x4 encode;
  mat2x3 sample_transform;
  mat2x3 load_transform;
  vec4 visible;
  uvec2 size;
  uint plane_count;
  uint convert_colors;
};

layout(std140, binding = 0) uniform t_parameters_compute_block {
  ExternalTextureParameters inner;
} t_parameters;
layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec2 inner;
} result;

void test() {
  result.inner = t_parameters.inner.size;
}

void main() {
  test();
}
