#version 310 es
precision highp float;
precision highp int;

layout(location = 0) in vec2 location_0;
layout(location = 1) flat in int location_1;
layout(location = 0) out vec4 main_result;
layout(binding = 0) uniform highp sampler2D first_near;
layout(binding = 1) uniform highp sampler2D first_soft;
layout(binding = 2) uniform highp sampler2D second_near;
layout(binding = 3) uniform highp sampler2D second_soft;
layout(binding = 4) uniform highp sampler2DArrayShadow shadows_compare;

vec4 tap(vec2 uv, float level) {
  return textureLod(second_near, uv, level);
}

vec4 tap_1(vec2 uv, float level) {
  return textureLod(second_soft, uv, level);
}

vec4 tap_2(vec2 uv, float level) {
  return textureLod(first_soft, uv, level);
}

vec4 tap_3(vec2 uv, float level) {
  return textureLod(first_near, uv, level);
}

vec4 blurred(vec2 uv) {
  vec4 sum = vec4(0.0);
  vec2 size = vec2(uvec2(textureSize(first_near, 0)));
  uvec2 rounds_left = uvec2(4294967295u);
  int i = -2;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i <= 2)) {
      break;
    }
    vec4 v_2 = sum;
    sum = v_2 + tap_3(uv + vec2(float(i), 0.0) / size, 0.0);
    i = i + 1;
  }
  return sum / 5.0;
}

vec4 blurred_1(vec2 uv) {
  vec4 sum = vec4(0.0);
  vec2 size = vec2(uvec2(textureSize(first_near, 0)));
  uvec2 rounds_left = uvec2(4294967295u);
  int i = -2;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i <= 2)) {
      break;
    }
    vec4 v_2 = sum;
    sum = v_2 + tap_2(uv + vec2(float(i), 0.0) / size, 0.0);
    i = i + 1;
  }
  return sum / 5.0;
}

vec4 blurred_2(vec2 uv) {
  vec4 sum = vec4(0.0);
  vec2 size = vec2(uvec2(textureSize(second_near, 0)));
  uvec2 rounds_left = uvec2(4294967295u);
  int i = -2;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(i <= 2)) {
      break;
    }
    vec4 v_2 = sum;
    sum = v_2 + tap_1(uv + vec2(float(i), 0.0) / size, 0.0);
    i = i + 1;
  }
  return sum / 5.0;
}

float shadow(vec2 uv, int layer, float depth) {
  return textureGradOffset(shadows_compare, vec4(vec3(uv, float(layer)), depth), vec2(0.0), vec2(0.0), ivec2(1, -1));
}

void main() {
  vec2 v = location_0;
  vec4 v_1 = blurred(v);
  vec4 v_2 = v_1 + blurred_1(v);
  vec4 colour = v_2 + blurred_2(v);
  vec4 v_3 = colour * shadow(v, location_1, 0.25);
  main_result = v_3 + tap(v, 1.5);
}
