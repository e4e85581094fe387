#version 460

layout(std140, binding = 0) uniform steps_fragment_block {
  uint inner;
} steps;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 main_result;

float footprint(vec2 p) {
  return max(length(dFdx(p)), length(dFdy(p)));
}

void main() {
  vec2 v = location_0;
  float sum = 0.0;
  int i = 0;
  while (true) {
    if (!(i < 3)) {
      break;
    }
    float v_1 = sum;
    sum = v_1 + footprint(v * float(i + 1));
    i = i + 1;
  }
  if (steps.inner > 2u) {
    sum = sum + fwidth(v.x);
  }
  main_result = vec4(sum);
}
