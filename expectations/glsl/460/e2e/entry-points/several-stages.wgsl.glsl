//# output vertex_main
#version 460

struct Varyings {
  vec4 position;
  vec3 colour;
};

layout(std140, binding = 0) uniform offset_vertex_block {
  vec4 inner;
} offset;
layout(location = 0) in vec3 vertex_main_place;
layout(location = 1) in vec3 vertex_main_colour;
layout(location = 0) out vec3 location_0;

vec4 moved(vec4 p) {
  return p + offset.inner;
}

void main() {
  gl_PointSize = 1.0;
  Varyings v = Varyings(moved(vec4(vertex_main_place, 1.0)), vertex_main_colour);
  vec4 position = v.position;
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
  location_0 = v.colour;
}
//# output fragment_main
#version 460

struct Varyings {
  vec4 position;
  vec3 colour;
};

layout(std140, binding = 0) uniform offset_fragment_block {
  vec4 inner;
} offset;
layout(location = 0) in vec3 location_0;
layout(location = 0) out vec4 fragment_main_result;

vec4 moved(vec4 p) {
  return p + offset.inner;
}

void main() {
  fragment_main_result = moved(vec4(Varyings(gl_FragCoord, location_0).colour, 1.0));
}
//# output first
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform offset_compute_block {
  vec4 inner;
} offset;
layout(std430, binding = 0) coherent buffer log_compute_block {
  vec4 inner[2];
} log_1;

vec4 moved(vec4 p) {
  return p + offset.inner;
}

void main() {
  log_1.inner[0] = moved(log_1.inner[1]);
}
//# output second
#version 460
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(std140, binding = 0) uniform offset_compute_block {
  vec4 inner;
} offset;
layout(std430, binding = 0) coherent buffer log_compute_block {
  vec4 inner[2];
} log_1;

void main() {
  uint v = gl_LocalInvocationIndex % 2u;
  log_1.inner[min(v, 1u)] = log_1.inner[min(v, 1u)] + offset.inner;
}
