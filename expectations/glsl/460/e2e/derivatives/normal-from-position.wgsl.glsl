#version 460

layout(location = 0) in vec3 location_0;
layout(location = 1) in vec2 location_1;
layout(location = 0) out vec4 main_result;

void main() {
  vec3 v = location_0;
  vec2 v_1 = location_1;
  vec3 normal = normalize(cross(dFdx(v), dFdy(v)));
  vec2 rim = abs(fract(v_1 * 8.0) - 0.5) / fwidth(v_1 * 8.0);
  float line = 1.0 - clamp(min(rim.x, rim.y), 0.0, 1.0);
  main_result = vec4(normal * 0.5 + 0.5, line);
}
