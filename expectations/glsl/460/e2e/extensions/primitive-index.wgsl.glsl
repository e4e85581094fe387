//# output in_structure
#version 460

struct In {
  vec2 uv;
  uint primitive;
};

layout(std430, binding = 0) readonly buffer colors_fragment_block {
  vec4 inner[];
} colors;
layout(location = 0) in vec2 location_0;
layout(location = 0) out vec4 in_structure_result;

void main() {
  In v = In(location_0, uint(gl_PrimitiveID));
  uint v_1 = uint(colors.inner.length());
  in_structure_result = colors.inner[min(v.primitive % mix(v_1, 1u, (v_1 == 0u)), uint(colors.inner.length()) - 1u)] * v.uv.x;
}
//# output plain
#version 460

layout(location = 0) out uvec4 plain_result;

void main() {
  plain_result = uvec4(uint(gl_PrimitiveID));
}
