//# output vertex_main
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;

struct Varyings {
  vec4 position;
  f16vec3 colour;
  float16_t fade;
};

layout(location = 0) in vec4 vertex_main_place;
layout(location = 1) in vec3 vertex_main_colour;
layout(location = 0) out vec3 location_0;
layout(location = 1) out float location_1;

void main() {
  gl_PointSize = 1.0;
  f16vec4 v = f16vec4(vertex_main_place);
  Varyings v_1 = Varyings(vec4(v), f16vec3(vertex_main_colour) * 0.5hf, v.w);
  vec4 position = v_1.position;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = vec3(v_1.colour);
  location_1 = float(v_1.fade);
}
//# output fragment_main
#version 310 es
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
precision highp float;
precision highp int;

struct Varyings {
  vec4 position;
  f16vec3 colour;
  float16_t fade;
};

layout(location = 0) in vec3 location_0;
layout(location = 1) in float location_1;
layout(location = 0) out vec4 fragment_main_result;

void main() {
  Varyings v = Varyings(gl_FragCoord, f16vec3(location_0), float16_t(location_1));
  fragment_main_result = vec4(f16vec4(v.colour, v.fade));
}
