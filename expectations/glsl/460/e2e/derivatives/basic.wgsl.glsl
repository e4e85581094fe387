#version 460

layout(location = 0) in float location_0;
layout(location = 1) in vec2 location_1;
layout(location = 2) in vec3 location_2;
layout(location = 0) out vec4 main_result;

void main() {
  float v = location_0;
  vec2 v_1 = location_1;
  vec3 v_2 = location_2;
  vec3 coarse = vec3(dFdxCoarse(v), dFdyCoarse(v), fwidthCoarse(v));
  vec3 fine = dFdxFine(v_2) + dFdyFine(v_2) - fwidthFine(v_2);
  vec2 plain = dFdx(v_1) * dFdy(v_1) / (fwidth(v_1) + 1.0);
  main_result = vec4(coarse + fine, plain.x);
}
