#version 310 es
precision highp float;
precision highp int;

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

layout(std140, binding = 0) uniform frame_parameters_fragment_block {
  ExternalTextureParameters inner;
} frame_parameters;
layout(location = 0) out vec4 main_result;
layout(binding = 0) uniform highp sampler2D frame_s;
layout(binding = 1) uniform highp sampler2D frame_plane1_s;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 sample_external_texture(ExternalTextureParameters parameters, vec2 coords) {
  vec2 v = vec3(coords, 1.0) * parameters.sample_transform;
  vec4 v_1 = parameters.visible;
  vec2 v_2 = v_1.xy;
  vec2 v_3 = v_1.zw;
  vec2 v_4 = vec2(0.5) / vec2(uvec2(textureSize(frame_s, 0)));
  vec4 v_5 = textureLod(frame_s, min(max(v, v_2 + v_4), v_3 - v_4), 0.0);
  vec4 v_6 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    vec2 v_7 = vec2(0.5) / vec2(uvec2(textureSize(frame_plane1_s, 0)));
    v_6 = vec4(vec4(v_5.x, textureLod(frame_plane1_s, min(max(v, v_2 + v_7), v_3 - v_7), 0.0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
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

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(frame_s, ivec2(min(v, uvec2(textureSize(frame_s, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(frame_s, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(frame_plane1_s, ivec2(min(v * uvec2(textureSize(frame_plane1_s, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(frame_plane1_s, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
  }
  vec4 v_4 = v_2;
  vec4 v_5 = vec4(0.0);
  if (parameters.convert_colors != 0u) {
    v_5 = vec4(external_texture_curve(parameters.gamut * external_texture_curve(v_4.xyz, parameters.decode), parameters.encode), v_4.w);
  } else {
    v_5 = v_4;
  }
  return v_5;
}

vec4 center() {
  return load_external_texture(frame_parameters.inner, frame_parameters.inner.size / uvec2(2u));
}

void main() {
  vec2 uv = gl_FragCoord.xy / vec2(frame_parameters.inner.size);
  vec4 v = sample_external_texture(frame_parameters.inner, uv);
  main_result = mix(v, center(), 0.5);
}
