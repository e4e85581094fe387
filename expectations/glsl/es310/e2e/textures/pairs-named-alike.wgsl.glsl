//# output placed
#version 310 es
precision highp float;
precision highp int;

layout(location = 0) in vec2 placed_at;
layout(binding = 0) uniform highp sampler2D near_far_plain;

void main() {
  gl_PointSize = 1.0;
  vec4 position = textureLod(near_far_plain, placed_at, 0.0);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output shaded
#version 310 es
precision highp float;
precision highp int;

layout(location = 0) out vec4 shaded_result;
layout(binding = 1) uniform highp sampler2D near_plain;
layout(binding = 2) uniform highp sampler2D near_far_plain_2;

void main() {
  vec4 v = gl_FragCoord;
  shaded_result = textureLod(near_far_plain_2, v.xy, 0.0) + textureLod(near_plain, v.xy, 0.0);
}
