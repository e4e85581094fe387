#version 310 es
precision highp float;
precision highp int;

struct Targets {
  vec4 color;
  float coverage;
};

layout(location = 0) out vec4 main_out_color;
layout(location = 9) out float main_out_coverage;

void main() {
  main_out_color = Targets(vec4(1.0), 0.5).color;
  main_out_coverage = Targets(vec4(1.0), 0.5).coverage;
}
