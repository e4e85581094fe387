//# output place
#version 310 es
precision highp float;
precision highp int;

struct Draw {
  mat3 transform;
  vec3 tint;
  uint layer;
};

layout(std140, binding = 0) uniform draw_vertex_block {
  Draw inner;
} draw;
layout(location = 0) in vec2 place_p;

vec4 placed(vec2 p) {
  vec3 q = draw.inner.transform * vec3(p, 1.0);
  return vec4(q.xy, float(draw.inner.layer) / 16.0, q.z);
}

void main() {
  gl_PointSize = 1.0;
  vec4 position = placed(place_p);
  float v = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v, v);
}
//# output paint
#version 310 es
precision highp float;
precision highp int;

struct Draw {
  mat3 transform;
  vec3 tint;
  uint layer;
};

layout(std140, binding = 0) uniform draw_fragment_block {
  Draw inner;
} draw;
layout(location = 0) out vec4 paint_result;

void main() {
  paint_result = vec4(draw.inner.tint, 1.0);
}
