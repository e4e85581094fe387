#version 460

layout(location = 0) in vec3 location_0;
layout(location = 1) in float location_1;
layout(location = 0) out vec4 main_result;

void main() {
  float v = location_1;
  main_result = vec4(location_0 * v, v);
}
