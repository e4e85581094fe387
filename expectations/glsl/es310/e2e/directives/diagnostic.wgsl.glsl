#version 310 es
precision highp float;
precision highp int;

layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 main_result;

float slope(float x) {
  return dFdx(x);
}

void main() {
  vec2 v = location_0;
  float sum = slope(v.x);
  if (v.x > 0.0) {
    sum = sum + dFdy(v.y);
  }
  uvec2 rounds_left = uvec2(4294967295u);
  float i = 0.0;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(i < v.x)) {
      break;
    }
    sum = sum + fwidth(v.y);
    i = i + 0.5;
  }
  sum = sum + dFdx(sum);
  main_result = vec4(sum);
}
