//# output cover
#version 310 es
precision highp float;
precision highp int;

struct Corner {
  vec4 position;
  vec2 uv;
};

invariant gl_Position;
layout(location = 0) out vec2 location_0;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  Corner corner = Corner(vec4(0.0), vec2(0.0));
  corner.uv = vec2(uvec2(v & 1u, v >> 1u)) * 2.0;
  corner.position = vec4(corner.uv.x * 2.0 - 1.0, 1.0 - corner.uv.y * 2.0, 0.0, 1.0);
  Corner v_1 = corner;
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.uv;
}
//# output key
#version 310 es
precision highp float;
precision highp int;

struct Effect {
  vec3 key;
  float tolerance;
  float softness;
  float lines;
  float time;
};

struct Corner {
  vec4 position;
  vec2 uv;
};

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

layout(std140, binding = 1) uniform video_parameters_fragment_block {
  ExternalTextureParameters inner;
} video_parameters;
layout(std140, binding = 0) uniform effect_fragment_block {
  Effect inner;
} effect;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 key_result;
layout(binding = 1) uniform highp sampler2D video_smooth_sampler;
layout(binding = 2) uniform highp sampler2D background_smooth_sampler;
layout(binding = 4) uniform highp sampler2D video_plane1_smooth_sampler;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 sample_external_texture(ExternalTextureParameters parameters, vec2 coords) {
  vec2 v = vec3(coords, 1.0) * parameters.sample_transform;
  vec4 v_1 = parameters.visible;
  vec2 v_2 = v_1.xy;
  vec2 v_3 = v_1.zw;
  vec2 v_4 = vec2(0.5) / vec2(uvec2(textureSize(video_smooth_sampler, 0)));
  vec4 v_5 = textureLod(video_smooth_sampler, min(max(v, v_2 + v_4), v_3 - v_4), 0.0);
  vec4 v_6 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_6 = v_5;
  } else {
    vec2 v_7 = vec2(0.5) / vec2(uvec2(textureSize(video_plane1_smooth_sampler, 0)));
    v_6 = vec4(vec4(v_5.x, textureLod(video_plane1_smooth_sampler, min(max(v, v_2 + v_7), v_3 - v_7), 0.0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
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

vec2 chroma(vec3 colour) {
  float y = dot(colour, vec3(0.299, 0.587, 0.114));
  return (colour.zx - y) * vec2(0.565, 0.713);
}

float keyed(vec3 colour) {
  vec2 v = chroma(colour);
  float distance_1 = distance(v, chroma(effect.inner.key));
  float v_1 = effect.inner.tolerance;
  float v_2 = clamp((distance_1 - v_1) / (effect.inner.tolerance + effect.inner.softness - v_1), 0.0, 1.0);
  return v_2 * v_2 * (3.0 - 2.0 * v_2);
}

void main() {
  Corner v = Corner(gl_FragCoord, location_0);
  vec4 frame = sample_external_texture(video_parameters.inner, v.uv);
  vec4 behind = texture(background_smooth_sampler, v.uv);
  float alpha = keyed(frame.xyz);
  vec3 colour = mix(behind.xyz, frame.xyz, alpha);
  float line = sin((v.uv.y + effect.inner.time * 0.1) * effect.inner.lines * 6.2831855);
  colour = colour * (0.9 + 0.1 * line);
  key_result = vec4(colour, 1.0);
}
//# output pixelate
#version 310 es
precision highp float;
precision highp int;

struct Effect {
  vec3 key;
  float tolerance;
  float softness;
  float lines;
  float time;
};

struct Corner {
  vec4 position;
  vec2 uv;
};

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

layout(std140, binding = 1) uniform video_parameters_fragment_block {
  ExternalTextureParameters inner;
} video_parameters;
layout(std140, binding = 0) uniform effect_fragment_block {
  Effect inner;
} effect;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 pixelate_result;
layout(binding = 0) uniform highp sampler2D video;
layout(binding = 3) uniform highp sampler2D video_plane1;

vec3 external_texture_curve(vec3 v, mat2x4 curve) {
  vec3 v_1 = abs(v);
  return sign(v) * mix(pow(vec3(curve[0].y) * v_1 + vec3(curve[0].z), vec3(curve[0].x)) + vec3(curve[1].y), vec3(curve[0].w) * v_1 + vec3(curve[1].z), lessThan(v_1, vec3(curve[1].x)));
}

vec4 load_external_texture(ExternalTextureParameters parameters, uvec2 coords) {
  uvec2 v = uvec2(clamp(roundEven(vec3(vec2(min(coords, parameters.size - uvec2(1u))), 1.0) * parameters.load_transform), vec2(0.0), vec2(4294967000.0)));
  vec4 v_1 = texelFetch(video, ivec2(min(v, uvec2(textureSize(video, 0)) - uvec2(1u))), 0);
  vec4 v_2 = vec4(0.0);
  if (parameters.plane_count == 1u) {
    v_2 = v_1;
  } else {
    uvec2 v_3 = uvec2(textureSize(video, 0));
    v_2 = vec4(vec4(v_1.x, texelFetch(video_plane1, ivec2(min(v * uvec2(textureSize(video_plane1, 0)) / mix(v_3, uvec2(1u), equal(v_3, uvec2(0u))), uvec2(textureSize(video_plane1, 0)) - uvec2(1u))), 0).xy, 1.0) * parameters.yuv_to_rgb, 1.0);
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

void main() {
  vec2 size = vec2(video_parameters.inner.size);
  float block = max(effect.inner.lines, 1.0);
  vec2 at = (floor(Corner(gl_FragCoord, location_0).uv * size / block) + 0.5) * block;
  pixelate_result = load_external_texture(video_parameters.inner, uvec2(clamp(at, vec2(0.0), vec2(4294967000.0))));
}
