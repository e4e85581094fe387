//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGrad(t_s, vec2(0.75, 0.796875), vec2(3.0, 3.1875), vec2(4.0, 4.25));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  vec2 ddx = vec2(3.0, 3.1875);
  vec2 ddy = vec2(4.0, 4.25);
  result.inner = textureGrad(t_s, coords, ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec2(0.75, 0.796875), vec2(3.0, 3.1875), vec2(4.0, 4.25), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d<f32>,sampler,vec2<f32>,vec2<f32>,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  vec2 ddx = vec2(3.0, 3.1875);
  vec2 ddy = vec2(4.0, 4.25);
  result.inner = textureGradOffset(t_s, coords, ddx, ddy, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(vec2(0.75, 0.796875), float(9)), vec2(4.0, 4.25), vec2(5.0, 5.3125));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  vec2 ddx = vec2(4.0, 4.25);
  vec2 ddy = vec2(5.0, 5.3125);
  result.inner = textureGrad(t_s, vec3(coords, float(array_index)), ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(vec2(0.75, 0.796875), float(9)), vec2(4.0, 4.25), vec2(5.0, 5.3125));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(vec2(0.75, 0.796875), float(9u)), vec2(4.0, 4.25), vec2(5.0, 5.3125));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  vec2 ddx = vec2(4.0, 4.25);
  vec2 ddy = vec2(5.0, 5.3125);
  result.inner = textureGrad(t_s, vec3(coords, float(array_index)), ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(vec2(0.75, 0.796875), float(9u)), vec2(4.0, 4.25), vec2(5.0, 5.3125));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), vec2(4.0, 4.25), vec2(5.0, 5.3125), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  vec2 ddx = vec2(4.0, 4.25);
  vec2 ddy = vec2(5.0, 5.3125);
  result.inner = textureGradOffset(t_s, vec3(coords, float(array_index)), ddx, ddy, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<f32>,vec2<f32>,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), vec2(4.0, 4.25), vec2(5.0, 5.3125), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), vec2(4.0, 4.25), vec2(5.0, 5.3125), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  vec2 ddx = vec2(4.0, 4.25);
  vec2 ddy = vec2(5.0, 5.3125);
  result.inner = textureGradOffset(t_s, vec3(coords, float(array_index)), ddx, ddy, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<f32>,vec2<f32>,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), vec2(4.0, 4.25), vec2(5.0, 5.3125), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(0.75, 0.796875, 0.9375), vec3(3.0, 3.1875, 3.75), vec3(4.0, 4.25, 5.0));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  vec3 ddx = vec3(3.0, 3.1875, 3.75);
  vec3 ddy = vec3(4.0, 4.25, 5.0);
  result.inner = textureGrad(t_s, coords, ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureGradOffset(t_s, vec3(0.75, 0.796875, 0.9375), vec3(3.0, 3.1875, 3.75), vec3(4.0, 4.25, 5.0), ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_3d<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>,vec3<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  vec3 ddx = vec3(3.0, 3.1875, 3.75);
  vec3 ddy = vec3(4.0, 4.25, 5.0);
  result.inner = textureGradOffset(t_s, coords, ddx, ddy, ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureGrad(t_s, vec3(0.75, 0.796875, 0.9375), vec3(3.0, 3.1875, 3.75), vec3(4.0, 4.25, 5.0));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube<f32>,sampler,vec3<f32>,vec3<f32>,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  vec3 ddx = vec3(3.0, 3.1875, 3.75);
  vec3 ddy = vec3(4.0, 4.25, 5.0);
  result.inner = textureGrad(t_s, coords, ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), vec3(4.0, 4.25, 5.0), vec3(5.0, 5.3125, 6.25));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  vec3 ddx = vec3(4.0, 4.25, 5.0);
  vec3 ddy = vec3(5.0, 5.3125, 6.25);
  result.inner = textureGrad(t_s, vec4(coords, float(array_index)), ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,i32,vec3<f32>,vec3<f32>/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), vec3(4.0, 4.25, 5.0), vec3(5.0, 5.3125, 6.25));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), vec3(4.0, 4.25, 5.0), vec3(5.0, 5.3125, 6.25));
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  vec3 ddx = vec3(4.0, 4.25, 5.0);
  vec3 ddy = vec3(5.0, 5.3125, 6.25);
  result.inner = textureGrad(t_s, vec4(coords, float(array_index)), ddx, ddy);
}

void main() {
  test();
}
//# case textureSampleGrad/texture_cube_array<f32>,sampler,vec3<f32>,u32,vec3<f32>,vec3<f32>/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureGrad(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), vec3(4.0, 4.25, 5.0), vec3(5.0, 5.3125, 6.25));
}

void main() {
  test();
}
