#version 460

layout(location = 0) in vec4 location_0;
layout(location = 0) out vec4 main_result;

float grey(vec3 c) {
  return dot(c, vec3(0.2126, 0.7152, 0.0722));
}

void main() {
  vec4 v = location_0;
  main_result = vec4(vec3(grey(v.xyz)), v.w);
}
