//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  float depth_ref = 3.0;
  result.inner = textureGather(t_s, coords, depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec2(0.75, 0.796875), 3.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(0.75, 0.796875), 3.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  float depth_ref = 3.0;
  result.inner = textureGatherOffset(t_s, coords, depth_ref, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d,sampler_comparison,vec2<f32>,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(0.75, 0.796875), 3.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  float depth_ref = 4.0;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  float depth_ref = 4.0;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  int array_index = 9;
  float depth_ref = 4.0;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), depth_ref, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,i32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  uint array_index = 9u;
  float depth_ref = 4.0;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), depth_ref, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_2d_array,sampler_comparison,vec2<f32>,u32,f32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArrayShadow t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), 4.0, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeShadow t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  float depth_ref = 3.0;
  result.inner = textureGather(t_s, coords, depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube,sampler_comparison,vec3<f32>,f32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec3(0.75, 0.796875, 0.9375), 3.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  int array_index = 9;
  float depth_ref = 4.0;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,i32,f32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  vec3 coords = vec3(0.75, 0.796875, 0.9375);
  uint array_index = 9u;
  float depth_ref = 4.0;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), depth_ref);
}

void main() {
  test();
}
//# case textureGatherCompare/texture_depth_cube_array,sampler_comparison,vec3<f32>,u32,f32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCubeArrayShadow t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)), 4.0);
}

void main() {
  test();
}
