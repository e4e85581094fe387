//# case textureSample/texture_1d<f32>,sampler,f32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.5));
}

void main() {
  test();
}
//# case textureSample/texture_1d<f32>,sampler,f32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  float coords = 0.75;
  result.inner = texture(t_s, vec2(coords, 0.5));
}

void main() {
  test();
}
//# case textureSample/texture_1d<f32>,sampler,f32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.5));
}

void main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.796875));
}

void main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  result.inner = texture(t_s, coords);
}

void main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureOffset(t_s, vec2(0.75, 0.796875), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  result.inner = textureOffset(t_s, coords, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
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
  result.inner = texture(t_s, vec3(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
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
  result.inner = texture(t_s, vec3(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u)));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
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
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
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
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375));
}

void main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  result.inner = texture(t_s, coords);
}

void main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(0.75, 0.796875, 0.9375), ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSample/texture_3d<f32>,sampler,vec3<f32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  result.inner = textureOffset(t_s, coords, ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375));
}

void main() {
  test();
}
//# case textureSample/texture_cube<f32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  result.inner = texture(t_s, coords);
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)));
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
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
  result.inner = texture(t_s, vec4(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)));
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)));
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
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
  result.inner = texture(t_s, vec4(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureSample/texture_cube_array<f32>,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)));
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = texture(t_s, vec2(0.75, 0.796875)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  result.inner = texture(t_s, coords).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureOffset(t_s, vec2(0.75, 0.796875), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  result.inner = textureOffset(t_s, coords, ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  result.inner = texture(t_s, vec3(coords, float(array_index))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  result.inner = texture(t_s, vec3(coords, float(array_index))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = texture(t_s, vec3(vec2(0.75, 0.796875), float(9u))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  result.inner = textureOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = texture(t_s, vec3(0.75, 0.796875, 0.9375)).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  result.inner = texture(t_s, coords).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  result.inner = texture(t_s, vec4(coords, float(array_index))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  result.inner = texture(t_s, vec4(coords, float(array_index))).x;
}

void main() {
  test();
}
//# case textureSample/texture_depth_cube_array,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;

layout(std430, binding = 0) coherent buffer result_fragment_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = texture(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u))).x;
}

void main() {
  test();
}
