//# output with_its_own
#version 310 es
#extension GL_OES_sample_variables : require
precision highp float;
precision highp int;

struct Both {
  vec4 colour;
  uint mask;
};

layout(location = 0) out vec4 with_its_own_out_colour;

void main() {
  Both v = Both(vec4(1.0, 0.5, 0.25, 1.0), uint(gl_SampleMaskIn[0]) >> 1u);
  with_its_own_out_colour = v.colour;
  gl_SampleMask[0] = int(v.mask);
}
//# output with_colour_alone
#version 310 es
precision highp float;
precision highp int;

layout(location = 0) out vec4 with_colour_alone_result;

void main() {
  with_colour_alone_result = vec4(0.25);
}
//# output with_nothing
#version 310 es
precision highp float;
precision highp int;


void main() {
}
