#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Data_std140 {
  vec4 offset;
  vec2 turn_0;
  vec2 turn_1;
};

layout(std140, binding = 0) uniform data_compute_block {
  Data_std140 inner;
} data;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[];
} result;

float column(uint i) {
  return mat2(data.inner.turn_0, data.inner.turn_1)[min(i, 1u)].x + data.inner.turn_1[min(i, 1u)];
}

float all_1() {
  return column(uint(clamp(data.inner.offset.x, 0.0, 4294967000.0)));
}

void main() {
  uint v = gl_LocalInvocationIndex;
  float v_1 = all_1();
  result.inner[min(v, uint(result.inner.length()) - 1u)] = v_1 + column(v & 1u);
}
