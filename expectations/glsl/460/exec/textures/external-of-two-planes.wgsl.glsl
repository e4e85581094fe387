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

layout(std140, binding = 0) uniform camera_parameters_compute_block {
  ExternalTextureParameters inner;
} camera_parameters;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner[6];
} out_1;
layout(binding = 0) uniform sampler2D camera_plain;
layout(binding = 1) uniform sampler2D camera_plane1_plain;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(camera_plain, ivec2(min(v, uvec2(textureSize(camera_plain, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(camera_plain, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(camera_plane1_plain, ivec2(min(v * uvec2(textureSize(camera_plane1_plain, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(camera_plane1_plain, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
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

vec4 sample_external_texture(ExternalTextureParameters parameters, vec2 coords) {
  vec2 v = vec3(coords, 1.0) * parameters.sample_transform;
  vec4 v_1 = parameters.visible;
  vec2 v_2 = v_1.xy;
  vec2 v_3 = v_1.zw;
  vec2 v_4 = vec2(0.5) / vec2(uvec2(textureSize(camera_plain, 0)));
  vec4 v_5 = textureLod(camera_plain, min(max(v, v_2 + v_4), v_3 - v_4), 0.0);
  vec4 v_6 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    vec2 v_7 = vec2(0.5) / vec2(uvec2(textureSize(camera_plane1_plain, 0)));
    v_6 = vec4(vec4(v_5.x, textureLod(camera_plane1_plain, min(max(v, v_2 + v_7), v_3 - v_7), 0.0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
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

void main() {
  out_1.inner[0] = load_external_texture(camera_parameters.inner, uvec2(0u));
  out_1.inner[1] = load_external_texture(camera_parameters.inner, uvec2(1u, 0u));
  out_1.inner[2] = load_external_texture(camera_parameters.inner, uvec2(2u, 1u));
  out_1.inner[3] = load_external_texture(camera_parameters.inner, uvec2(3u, 1u));
  out_1.inner[4] = sample_external_texture(camera_parameters.inner, vec2(0.1, 0.9));
  out_1.inner[5] = vec4(vec2(camera_parameters.inner.size), 0.0, 0.0);
}
