#version 310 es
precision highp float;
precision highp int;


void main() {
  vec4 v = gl_FragCoord;
  gl_FragDepth = clamp(v.z * 0.5 + v.x * 0.001, 0.0, 1.0);
}
