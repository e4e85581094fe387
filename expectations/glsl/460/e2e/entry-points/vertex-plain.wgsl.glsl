#version 460

layout(location = 0) in vec2 main_place;

void main() {
  gl_PointSize = 1.0;
  vec2 shift = vec2(float(uint(gl_VertexID) % 2u), float(uint(gl_InstanceID + int(gl_BaseInstance)))) * 0.1;
  vec4 position = vec4(main_place + shift, 0.0, 1.0);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
