//# output depth_pass
#version 460

struct Output {
  vec4 position;
};

layout(location = 0) in vec3 depth_pass_place;
invariant gl_Position;

void main() {
  gl_PointSize = 1.0;
  vec4 position = Output(vec4(depth_pass_place, 1.0)).position;
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output colour_pass
#version 460

layout(location = 0) in vec3 colour_pass_place;
invariant gl_Position;

void main() {
  gl_PointSize = 1.0;
  vec4 position = vec4(colour_pass_place, 1.0);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
