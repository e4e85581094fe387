//# output corner
#version 310 es
precision highp float;
precision highp int;

struct Vertex {
  vec3 place;
  vec4 colour;
  vec2 uv;
};

struct Between {
  vec4 place;
  vec4 colour;
};

layout(std140, binding = 0) uniform view_vertex_block {
  mat4 inner;
} view;
layout(location = 0) in vec3 corner_place;
layout(location = 1) in vec4 corner_colour;
layout(location = 3) in vec2 corner_uv;
layout(location = 2) in ivec3 corner_shift;
layout(location = 0) out vec4 location_0;

void main() {
  gl_PointSize = 1.0;
  Vertex v = Vertex(corner_place, corner_colour, corner_uv);
  vec4 place = view.inner * vec4(v.place + vec3(corner_shift), 1.0);
  Between v_1 = Between(place, v.colour * v.uv.x);
  vec4 position = v_1.place;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.colour;
}
//# output shade
#version 310 es
precision highp float;
precision highp int;

struct Between {
  vec4 place;
  vec4 colour;
};

layout(location = 0) in vec4 location_0;
layout(location = 0) out vec4 shade_result;

void main() {
  shade_result = Between(gl_FragCoord, location_0).colour;
}
