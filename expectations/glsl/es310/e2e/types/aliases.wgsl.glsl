#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Rigid {
  mat3 frame;
  vec3 points[2][3];
};

layout(std430, binding = 0) coherent buffer body_compute_block {
  Rigid inner;
} body;

void store_array(vec3 value[3]) {
  body.inner.points[0][0] = value[0];
  body.inner.points[0][1] = value[1];
  body.inner.points[0][2] = value[2];
}

void shift(inout vec3 p, float by) {
  p = p + vec3(by);
}

void main() {
  vec3 p = body.inner.points[1][2];
  shift(p, 0.5);
  store_array(vec3[3](p, p, body.inner.frame * p));
  Rigid r = Rigid(mat3(0.0), vec3[2][3](vec3[3](vec3(0.0), vec3(0.0), vec3(0.0)), vec3[3](vec3(0.0), vec3(0.0), vec3(0.0))));
  mat3 v = r.frame;
  body.inner.frame[0] = v[0];
  body.inner.frame[1] = v[1];
  body.inner.frame[2] = v[2];
}
