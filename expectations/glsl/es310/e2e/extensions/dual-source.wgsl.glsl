#version 310 es
#extension GL_EXT_blend_func_extended : require
precision highp float;
precision highp int;

struct Sources {
  vec4 color;
  vec4 coverage;
};

layout(location = 0) in vec4 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 0, index = 0) out vec4 main_out_color;
layout(location = 0, index = 1) out vec4 main_out_coverage;

void main() {
  vec4 v = location_0;
  Sources v_1 = Sources(v, vec4(location_1 * v.w, v.w));
  main_out_color = v_1.color;
  main_out_coverage = v_1.coverage;
}
