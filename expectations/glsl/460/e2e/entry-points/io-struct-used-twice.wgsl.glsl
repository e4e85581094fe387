//# output vertex_main
#version 460

struct Varyings {
  vec4 clip;
  vec3 world;
};

layout(std140, binding = 0) uniform camera_vertex_block {
  mat4 inner;
} camera;
layout(location = 0) in vec3 vertex_main_world;
layout(location = 0) out vec3 location_0;

Varyings project(vec3 world) {
  Varyings v = Varyings(vec4(0.0), vec3(0.0));
  v.world = world;
  v.clip = camera.inner * vec4(world, 1.0);
  return v;
}

void main() {
  gl_PointSize = 1.0;
  Varyings v = project(vertex_main_world);
  vec4 position = v.clip;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.world;
}
//# output fragment_main
#version 460

struct Varyings {
  vec4 clip;
  vec3 world;
};

layout(location = 0) in vec3 location_0;
layout(location = 0) out vec4 fragment_main_result;

vec4 shade(Varyings v) {
  return vec4(v.world, v.clip.z);
}

void main() {
  fragment_main_result = shade(Varyings(gl_FragCoord, location_0));
}
