//# output farther
#version 460

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
#version 460


void main() {
  gl_FragDepth = gl_FragCoord.z * 0.5;
}
//# output unsaid
#version 460


void main() {
  gl_FragDepth = gl_FragCoord.z;
}
