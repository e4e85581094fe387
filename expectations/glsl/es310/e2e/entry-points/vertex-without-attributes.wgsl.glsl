#version 310 es
precision highp float;
precision highp int;


void main() {
  gl_PointSize = 1.0;
  uint v = uint(gl_VertexID);
  vec2 corner = vec2(float((v << 1u) & 2u), float(v & 2u));
  vec4 position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
  float v_1 = position.w;
  gl_Position = vec4(position.x, -position.y, 2.0 * position.z - v_1, v_1);
}
