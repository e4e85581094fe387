//# output with_its_own
#version 460

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
#version 460

layout(location = 0) out vec4 with_colour_alone_result;

void main() {
  with_colour_alone_result = vec4(0.25);
}
//# output with_nothing
#version 460


void main() {
}
