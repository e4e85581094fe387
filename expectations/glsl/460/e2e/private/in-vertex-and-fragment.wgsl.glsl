//# output vertex_main
#version 460

vec2 corner = vec2(0.0);

void main() {
  gl_PointSize = 1.0;
  corner[min(uint(gl_VertexID) % 2u, 1u)] = 1.0;
  vec4 position = vec4(corner, 0.0, 1.0);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output fragment_main
#version 460

float gamma = 2.2;
layout(location = 0) out vec4 fragment_main_result;

vec3 encode(vec3 c) {
  return pow(c, vec3(1.0 / gamma));
}

void main() {
  vec4 v = gl_FragCoord;
  if (v.x > 100.0) {
    gamma = 1.8;
  }
  fragment_main_result = vec4(encode(fract(v.xyz)), 1.0);
}
