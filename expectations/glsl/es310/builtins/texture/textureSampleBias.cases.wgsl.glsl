//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  float bias = 3.0;
  result.inner = texture(t_s, coords, clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureOffset(t_s, vec2(0.75, 0.796875), ivec2(-7, -6), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  float bias = 3.0;
  result.inner = textureOffset(t_s, coords, ivec2(-7, -6), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureOffset(t_s, vec2(0.75, 0.796875), ivec2(-7, -6), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  float bias = 4.0;
  result.inner = texture(t_s, vec3(coords, float(array_index)), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  float bias = 4.0;
  result.inner = texture(t_s, vec3(coords, float(array_index)), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  float bias = 4.0;
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  float bias = 4.0;
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  float bias = 3.0;
  result.inner = texture(t_s, coords, clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(0.75, 0.796875, 0.9375), ivec3(-7, -6, -5), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  float bias = 3.0;
  result.inner = textureOffset(t_s, coords, ivec3(-7, -6, -5), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(0.75, 0.796875, 0.9375), ivec3(-7, -6, -5), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  float bias = 3.0;
  result.inner = texture(t_s, coords, clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube<f32>,sampler,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  float bias = 4.0;
  result.inner = texture(t_s, vec4(coords, float(array_index)), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  float bias = 4.0;
  result.inner = texture(t_s, vec4(coords, float(array_index)), clamp(bias, -16.0, 15.99));
}

void main() {
  test();
}
//# case textureSampleBias/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
