//# output farther
#version 310 es
precision highp float;
precision highp int;

struct Out {
  vec4 color;
  float depth;
};

layout(location = 0) out vec4 farther_out_color;

void main() {
  Out v = Out(vec4(1.0), min(gl_FragCoord.z + 0.125, 1.0));
  farther_out_color = v.color;
  gl_FragDepth = v.depth;
}
//# output nearer
#version 310 es
precision highp float;
precision highp int;


void main() {
  gl_FragDepth = gl_FragCoord.z * 0.5;
}
//# output unsaid
#version 310 es
precision highp float;
precision highp int;


void main() {
  gl_FragDepth = gl_FragCoord.z;
}
