//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.5), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  float coords = 0.75;
  float level = 3.0;
  result.inner = textureLod(t_s, vec2(coords, 0.5), level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_1d<f32>,sampler,f32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.5), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/variable
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
  float level = 3.0;
  result.inner = textureLod(t_s, coords, level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), 3.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/variable
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
  float level = 3.0;
  result.inner = textureLodOffset(t_s, coords, level, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d<f32>,sampler,vec2<f32>,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), 3.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/variable
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
  float level = 4.0;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/variable
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
  float level = 4.0;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/variable
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
  float level = 4.0;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), level, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,i32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/variable
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
  float level = 4.0;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), level, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_2d_array<f32>,sampler,vec2<f32>,u32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/variable
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
  float level = 3.0;
  result.inner = textureLod(t_s, coords, level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(0.75, 0.796875, 0.9375), 3.0, ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/variable
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
  float level = 3.0;
  result.inner = textureLodOffset(t_s, coords, level, ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_3d<f32>,sampler,vec3<f32>,f32,vec3<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler3D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(0.75, 0.796875, 0.9375), 3.0, ivec3(-7, -6, -5));
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/variable
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
  float level = 3.0;
  result.inner = textureLod(t_s, coords, level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube<f32>,sampler,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/literal
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
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/variable
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
  float level = 4.0;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,i32,f32/override
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
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/literal
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
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/variable
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
  float level = 4.0;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), level);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_cube_array<f32>,sampler,vec3<f32>,u32,f32/override
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
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), float(9)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int level = 9;
  result.inner = textureLod(t_s, coords, float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), float(9)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), float(9u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint level = 9u;
  result.inner = textureLod(t_s, coords, float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLod(t_s, vec2(0.75, 0.796875), float(9u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), float(9), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int level = 9;
  result.inner = textureLodOffset(t_s, coords, float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), float(9), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), float(9u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint level = 9u;
  result.inner = textureLodOffset(t_s, coords, float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec2(0.75, 0.796875), float(9u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  int level = 14;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  uint level = 14u;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  int level = 14;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  uint level = 14u;
  result.inner = textureLod(t_s, vec3(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLod(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  int level = 14;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  uint level = 14u;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,i32,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), float(14u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  int level = 14;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  uint level = 14u;
  result.inner = textureLodOffset(t_s, vec3(coords, float(array_index)), float(level), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_2d_array,sampler,vec2<f32>,u32,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureLodOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), float(14u), ivec2(-7, -6)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), float(9)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int level = 9;
  result.inner = textureLod(t_s, coords, float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), float(9)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), float(9u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint level = 9u;
  result.inner = textureLod(t_s, coords, float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube,sampler,vec3<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureLod(t_s, vec3(0.75, 0.796875, 0.9375), float(9u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  int level = 14;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  uint level = 14u;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,i32,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  int level = 14;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), float(14)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), float(14u)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  uint level = 14u;
  result.inner = textureLod(t_s, vec4(coords, float(array_index)), float(level)).x;
}

void main() {
  test();
}
//# case textureSampleLevel/texture_depth_cube_array,sampler,vec3<f32>,u32,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner;
} result;
layout(binding = 0) uniform highp samplerCubeArray t_s;

void test() {
  result.inner = textureLod(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), float(14u)).x;
}

void main() {
  test();
}
