//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(3.0, 3.1875), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<i32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<u32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(3.0, 3.1875), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d<f32>,sampler,vec2<f32>,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec3(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(3.0, 3.1875), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<i32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<u32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  int array_index = 14;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  vec2 coords = vec2(3.0, 3.1875);
  uint array_index = 14u;
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_2d_array<f32>,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(3.0, 3.1875), float(14u)), ivec2(-7, -6), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<i32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<u32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube<f32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<i32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<u32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(3.0, 3.1875, 3.75), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube<f32>,sampler,vec3<f32>/variable
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  result.inner = textureGather(t_s, coords, 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
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
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
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
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/i32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<i32>,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  ivec4 inner;
} result;
layout(binding = 0) uniform highp isamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,i32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/literal
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/variable
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<u32>,sampler,vec3<f32>,u32/override
#version 310 es
#extension GL_EXT_texture_cube_map_array : require
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  uvec4 inner;
} result;
layout(binding = 0) uniform highp usamplerCubeArray t_s;

void test() {
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/variable
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
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  int array_index = 14;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,i32/override
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/variable
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
  vec3 coords = vec3(3.0, 3.1875, 3.75);
  uint array_index = 14u;
  result.inner = textureGather(t_s, vec4(coords, float(array_index)), 1);
}

void main() {
  test();
}
//# case textureGather/u32,texture_cube_array<f32>,sampler,vec3<f32>,u32/override
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
  result.inner = textureGather(t_s, vec4(vec3(3.0, 3.1875, 3.75), float(14u)), 1);
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGather(t_s, vec2(0.75, 0.796875));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>/variable
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
  result.inner = textureGather(t_s, coords);
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec2(0.75, 0.796875), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d,sampler,vec2<f32>,vec2<i32>/variable
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
  result.inner = textureGatherOffset(t_s, coords, ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/variable
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
  result.inner = textureGather(t_s, vec3(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9u)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/variable
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
  result.inner = textureGather(t_s, vec3(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGather(t_s, vec3(vec2(0.75, 0.796875), float(9u)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/variable
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
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,i32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/variable
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
  result.inner = textureGatherOffset(t_s, vec3(coords, float(array_index)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_2d_array,sampler,vec2<f32>,u32,vec2<i32>/override
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2DArray t_s;

void test() {
  result.inner = textureGatherOffset(t_s, vec3(vec2(0.75, 0.796875), float(9u)), ivec2(-7, -6));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp samplerCube t_s;

void test() {
  result.inner = textureGather(t_s, vec3(0.75, 0.796875, 0.9375));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube,sampler,vec3<f32>/variable
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
  result.inner = textureGather(t_s, coords);
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/variable
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
  result.inner = textureGather(t_s, vec4(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,i32/override
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
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/literal
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
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/variable
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
  result.inner = textureGather(t_s, vec4(coords, float(array_index)));
}

void main() {
  test();
}
//# case textureGather/texture_depth_cube_array,sampler,vec3<f32>,u32/override
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
  result.inner = textureGather(t_s, vec4(vec3(0.75, 0.796875, 0.9375), float(9u)));
}

void main() {
  test();
}
