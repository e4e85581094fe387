#version 310 es
#extension GL_OES_sample_variables : require
precision highp float;
precision highp int;

struct Output {
  vec4 colour;
  float depth;
  uint mask;
};

layout(location = 0) out vec4 main_out_colour;

void main() {
  vec4 v = gl_FragCoord;
  Output o = Output(vec4(fract(v.xy), v.w, 1.0), v.z, uint(gl_SampleMaskIn[0]));
  if (!gl_FrontFacing) {
    o.colour = vec4(1.0, 0.0, 0.0, 1.0);
  }
  o.mask = o.mask & ~(1u << (uint(gl_SampleID) & 31u));
  Output v_1 = o;
  main_out_colour = v_1.colour;
  gl_FragDepth = v_1.depth;
  gl_SampleMask[0] = int(v_1.mask);
}
