#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Range {
  float low;
  float high;
  vec2 edges;
};

layout(std140, binding = 0) uniform range_compute_block {
  Range inner;
} range;
layout(std430, binding = 0) coherent buffer values_compute_block {
  vec4 inner[];
} values;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  vec4 value = values.inner[min(v.x, uint(values.inner.length()) - 1u)];
  vec4 constants = clamp(value, vec4(-1.0, 0.0, 0.0, 0.0), vec4(1.0)) + smoothstep(vec4(0.0), vec4(1.0, 2.0, 3.0, 4.0), value);
  vec4 given = min(max(value, vec4(range.inner.low)), vec4(range.inner.high));
  float v_1 = clamp((value.y - 0.0) / (range.inner.high - 0.0), 0.0, 1.0);
  float half_given = min(max(value.x, 0.0), range.inner.high) * (v_1 * v_1 * (3.0 - 2.0 * v_1));
  float v_2 = range.inner.edges.x;
  float v_3 = clamp((value.z - v_2) / (range.inner.edges.y - v_2), 0.0, 1.0);
  values.inner[min(v.x, uint(values.inner.length()) - 1u)] = constants * given * half_given * (v_3 * v_3 * (3.0 - 2.0 * v_3));
}
