#version 310 es
precision highp float;
precision highp int;

layout(location = 0) in vec2 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) flat in uint location_2;
layout(location = 0) out vec4 main_result;
layout(binding = 0) uniform highp sampler2DArrayShadow cascades_compare;
layout(binding = 1) uniform highp sampler2DArray cascades_nearest;
layout(binding = 2) uniform highp samplerCubeShadow point_light_compare;
layout(binding = 3) uniform highp samplerCube point_light_nearest;

float filtered(vec2 uv, uint cascade, float depth) {
  float lit = 0.0;
  lit = lit + textureGradOffset(cascades_compare, vec4(vec3(uv, float(cascade)), depth), vec2(0.0), vec2(0.0), ivec2(-1));
  lit = lit + textureGradOffset(cascades_compare, vec4(vec3(uv, float(cascade)), depth), vec2(0.0), vec2(0.0), ivec2(1));
  lit = lit + dot(textureGather(cascades_compare, vec3(uv, float(cascade)), depth), vec4(0.25));
  return lit / 3.0;
}

void main() {
  vec2 v = location_0;
  vec3 v_1 = location_1;
  uint v_2 = location_2;
  float sun = filtered(v, v_2, 0.5);
  float lamp = texture(point_light_compare, vec4(v_1, length(v_1) * 0.01));
  float depth = texture(cascades_nearest, vec3(v, float(v_2))).x + textureLod(point_light_nearest, v_1, float(2)).x;
  main_result = vec4(sun, lamp, depth, float(uint(textureSize(cascades_compare, 0).z)));
}
