//# output corner
#version 310 es
precision highp float;
precision highp int;

struct Varying {
  vec4 position;
  vec2 uv;
};

layout(location = 0) out vec2 location_0;

void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec2 uv = vec2(uvec2(v << 1u, v) & uvec2(2u));
  Varying v_1 = Varying(vec4(uv * 2.0 - 1.0, 0.0, 1.0), uv);
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.uv;
}
//# output blend
#version 310 es
precision highp float;
precision highp int;

struct Varying {
  vec4 position;
  vec2 uv;
};

layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 blend_result;
layout(binding = 0) uniform highp sampler2D base_linear;
layout(binding = 1) uniform highp sampler2D overlay_linear;

void main() {
  Varying v = Varying(gl_FragCoord, location_0);
  vec4 below = texture(base_linear, v.uv);
  vec4 above = textureOffset(overlay_linear, v.uv, ivec2(1, -1));
  blend_result = mix(below, above, above.w);
}
