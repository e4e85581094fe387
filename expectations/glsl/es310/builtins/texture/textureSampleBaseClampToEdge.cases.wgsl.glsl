//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;

void test() {
  vec2 v = vec2(0.5) / vec2(uvec2(textureSize(t_s, 0)));
  result.inner = textureLod(t_s, clamp(vec2(0.75, 0.796875), vec2(0.0) + v, vec2(1.0) - v), 0.0);
}

void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_2d<f32>,sampler,vec2<f32>/variable
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
  vec2 v = vec2(0.5) / vec2(uvec2(textureSize(t_s, 0)));
  result.inner = textureLod(t_s, clamp(coords, vec2(0.0) + v, vec2(1.0) - v), 0.0);
}

void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/literal
#version 310 es
precision highp float;
precision highp int;
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
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;
layout(binding = 1) uniform highp sampler2D t_plane1_s;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 sample_external_texture(ExternalTextureParameters parameters, vec2 coords) {
  vec2 v = vec3(coords, 1.0) * parameters.sample_transform;
  vec4 v_1 = parameters.visible;
  vec2 v_2 = v_1.xy;
  vec2 v_3 = v_1.zw;
  vec2 v_4 = vec2(0.5) / vec2(uvec2(textureSize(t_s, 0)));
  vec4 v_5 = textureLod(t_s, min(max(v, v_2 + v_4), v_3 - v_4), 0.0);
  vec4 v_6 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    vec2 v_7 = vec2(0.5) / vec2(uvec2(textureSize(t_plane1_s, 0)));
    v_6 = vec4(vec4(v_5.x, textureLod(t_plane1_s, min(max(v, v_2 + v_7), v_3 - v_7), 0.0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_8 = v_6;
  vec4 v_9 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_9 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_8.xyz, parameters.decode), parameters.encode), v_8.w);
  } else {
    v_9 = v_8;
  }
  return v_9;
}

void test() {
  result.inner = sample_external_texture(t_parameters.inner, vec2(0.75, 0.796875));
}

void main() {
  test();
}
//# case textureSampleBaseClampToEdge/texture_external,sampler,vec2<f32>/variable
#version 310 es
precision highp float;
precision highp int;
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
  vec4 inner;
} result;
layout(binding = 0) uniform highp sampler2D t_s;
layout(binding = 1) uniform highp sampler2D t_plane1_s;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 sample_external_texture(ExternalTextureParameters parameters, vec2 coords) {
  vec2 v = vec3(coords, 1.0) * parameters.sample_transform;
  vec4 v_1 = parameters.visible;
  vec2 v_2 = v_1.xy;
  vec2 v_3 = v_1.zw;
  vec2 v_4 = vec2(0.5) / vec2(uvec2(textureSize(t_s, 0)));
  vec4 v_5 = textureLod(t_s, min(max(v, v_2 + v_4), v_3 - v_4), 0.0);
  vec4 v_6 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    vec2 v_7 = vec2(0.5) / vec2(uvec2(textureSize(t_plane1_s, 0)));
    v_6 = vec4(vec4(v_5.x, textureLod(t_plane1_s, min(max(v, v_2 + v_7), v_3 - v_7), 0.0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_8 = v_6;
  vec4 v_9 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_9 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_8.xyz, parameters.decode), parameters.encode), v_8.w);
  } else {
    v_9 = v_8;
  }
  return v_9;
}

void test() {
  vec2 coords = vec2(0.75, 0.796875);
  result.inner = sample_external_texture(t_parameters.inner, coords);
}

void main() {
  test();
}
