//# output everywhere_the_same
#version 460

invariant gl_Position;

void main() {
  gl_PointSize = 1.0;
  float v = vec4(0.0).w;
  gl_Position = vec4(vec4(0.0).x, -vec4(0.0).y, 2.0 * vec4(0.0).z - v, v);
}
//# output beside_another
#version 460

struct Placed {
  float weight;
  vec4 position;
};

layout(location = 0) out float location_0;
invariant gl_Position;

void main() {
  gl_PointSize = 1.0;
  location_0 = Placed(2.0, vec4(0.0, 0.0, 0.0, 1.0)).weight;
  vec4 position = Placed(2.0, vec4(0.0, 0.0, 0.0, 1.0)).position;
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
