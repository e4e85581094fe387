#version 310 es
precision highp float;
precision highp int;

layout(location = 0) in float location_0;
layout(location = 1) in vec2 location_1;
layout(location = 2) in vec3 location_2;
layout(location = 0) out vec4 main_result;

void main() {
  float v = location_0;
  vec2 v_1 = location_1;
  vec3 v_2 = location_2;
  vec3 coarse = vec3(dFdx(v), dFdy(v), fwidth(v));
  vec3 fine = dFdx(v_2) + dFdy(v_2) - fwidth(v_2);
  vec2 plain = dFdx(v_1) * dFdy(v_1) / (fwidth(v_1) + 1.0);
  main_result = vec4(coarse + fine, plain.x);
}
