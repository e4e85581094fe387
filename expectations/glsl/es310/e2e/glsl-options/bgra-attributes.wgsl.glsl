#version 310 es
precision highp float;
precision highp int;

struct Vertex {
  vec4 colour;
  vec4 plain;
  vec3 three;
  uvec4 id;
};

struct Shaded {
  vec4 place;
  vec4 colour;
};

layout(location = 0) in vec4 shade_colour;
layout(location = 1) in vec4 shade_plain;
layout(location = 2) in vec4 shade_three;
layout(location = 5) in uvec4 shade_id;
layout(location = 3) in vec4 shade_red;
layout(location = 4) in vec2 shade_two;
layout(location = 0) out vec4 location_0;

void main() {
  gl_PointSize = 1.0;
  Vertex v = Vertex(shade_colour.zyxw, shade_plain, shade_three.zyx, shade_id);
  vec4 sum = v.colour + vec4(v.three, shade_red.z);
  Shaded v_1 = Shaded(v.plain, sum + vec4(shade_two, vec2(v.id.xy)));
  vec4 position = v_1.place;
  float v_2 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_2, v_2);
  location_0 = v_1.colour;
}
