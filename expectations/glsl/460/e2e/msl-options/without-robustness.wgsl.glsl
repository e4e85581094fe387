#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Table {
  mat3x2 rows;
  bvec4 bits;
  vec3 parts[4];
};

layout(std140, binding = 0) uniform turn_compute_block {
  mat4x3 inner;
} turn;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[];
} result;
shared Table shared_table;

float sum(Table table, int i, uint j) {
  return table.rows[min(uint(i), 2u)][min(j, 1u)] + mix(0.0, 1.0, table.bits[min(uint(i), 3u)]) + table.parts[min(j, 3u)][min(uint(i), 2u)];
}

void main() {
  uint v = gl_LocalInvocationIndex;
  if (v < 1u) {
    shared_table = Table(mat3x2(0.0), bvec4(false), vec3[4](vec3(0.0), vec3(0.0), vec3(0.0), vec3(0.0)));
  }
  memoryBarrierShared();
  barrier();
  int i = int(v);
  Table own = Table(mat3x2(0.0), bvec4(false), vec3[4](vec3(0.0), vec3(0.0), vec3(0.0), vec3(0.0)));
  own.rows[min(uint(i - i / 3 * 3), 2u)][min(uint(i - i / 2 * 2), 1u)] = 3.0;
  own.bits[min(uint(i), 3u)] = true;
  shared_table.parts[min(uint(i), 3u)][min(v % 3u, 2u)] = turn.inner[min(uint(i), 3u)][min(uint(i - i / 3 * 3), 2u)];
  memoryBarrierShared();
  barrier();
  float v_1 = sum(own, i - i / 2 * 2, v % 2u);
  result.inner[min(uint(i), uint(result.inner.length()) - 1u)] = v_1 + sum(shared_table, i - i / 2 * 2, v % 2u) + turn.inner[min(v, 3u)].y + vec4(turn.inner[0], 1.0)[min(uint(i), 3u)];
}
