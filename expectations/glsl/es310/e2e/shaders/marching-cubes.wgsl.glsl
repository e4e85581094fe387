#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 4, local_size_z = 4) in;

struct Grid {
  uvec3 cells;
  float level;
  vec3 origin;
  float spacing;
};

struct Vertex {
  vec3 position;
  float normal_x;
  vec2 normal_yz;
  uint cell;
};

layout(std140, binding = 0) uniform grid_compute_block {
  Grid inner;
} grid;
layout(std430, binding = 0) readonly buffer samples_compute_block {
  float inner[];
} samples;
layout(std430, binding = 1) coherent buffer vertices_compute_block {
  Vertex inner[];
} vertices;
layout(std430, binding = 2) coherent buffer vertex_count_compute_block {
  uint inner;
} vertex_count;
layout(std430, binding = 3) coherent buffer cases_compute_block {
  uint inner[];
} cases;
const uvec3 constants[8] = uvec3[8](uvec3(0u), uvec3(1u, 0u, 0u), uvec3(1u, 1u, 0u), uvec3(0u, 1u, 0u), uvec3(0u, 0u, 1u), uvec3(1u, 0u, 1u), uvec3(1u), uvec3(0u, 1u, 1u));
const uvec2 constants_1[12] = uvec2[12](uvec2(0u, 1u), uvec2(1u, 2u), uvec2(2u, 3u), uvec2(3u, 0u), uvec2(4u, 5u), uvec2(5u, 6u), uvec2(6u, 7u), uvec2(7u, 4u), uvec2(0u, 4u), uvec2(1u, 5u), uvec2(2u, 6u), uvec2(3u, 7u));

uint index_of(uvec3 p) {
  uvec3 points = grid.inner.cells + 1u;
  return (p.z * points.y + p.y) * points.x + p.x;
}

float sample_at(uvec3 p) {
  uint v = min(index_of(min(p, grid.inner.cells)), uint(samples.inner.length()) - 1u);
  return samples.inner[v];
}

vec3 gradient_at(uvec3 p) {
  uvec3 low = max(p, uvec3(1u)) - 1u;
  float v = sample_at(p + uvec3(1u, 0u, 0u));
  float v_1 = v - sample_at(uvec3(low.x, p.yz));
  float v_2 = sample_at(p + uvec3(0u, 1u, 0u));
  float v_3 = v_2 - sample_at(uvec3(p.x, low.y, p.z));
  float v_4 = sample_at(p + uvec3(0u, 0u, 1u));
  return vec3(v_1, v_3, v_4 - sample_at(uvec3(p.xy, low.z)));
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (any(greaterThanEqual(v, grid.inner.cells))) {
    return;
  }
  float values[8] = float[8](0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
  uint inside = 0u;
  uint i = 0u;
  while (true) {
    if (!(i < 8u)) {
      break;
    }
    uint v_1 = i;
    values[min(v_1, 7u)] = sample_at(v + constants[min(i, 7u)]);
    inside = inside | mix(0u, 1u << (i & 31u), (values[min(i, 7u)] < grid.inner.level));
    i = i + 1u;
  }
  uint own = (v.z * grid.inner.cells.y + v.y) * grid.inner.cells.x + v.x;
  cases.inner[min(own, uint(cases.inner.length()) - 1u)] = inside;
  if ((inside == 0u) || (inside == 255u)) {
    return;
  }
  uint e = 0u;
  while (true) {
    if (!(e < 12u)) {
      break;
    }
    uvec2 ends = constants_1[min(e, 11u)];
    uint crosses = ((inside >> (ends.x & 31u)) ^ (inside >> (ends.y & 31u))) & 1u;
    if (crosses == 0u) {
      e = e + 1u;
      continue;
    }
    uint slot = atomicAdd(vertex_count.inner, 1u);
    if (slot >= uint(vertices.inner.length())) {
      break;
    }
    uvec3 a = v + constants[min(ends.x, 7u)];
    uvec3 b = v + constants[min(ends.y, 7u)];
    float t = (grid.inner.level - values[min(ends.x, 7u)]) / (values[min(ends.y, 7u)] - values[min(ends.x, 7u)]);
    vec3 v_2 = gradient_at(a);
    vec3 normal = normalize(mix(v_2, gradient_at(b), t));
    uint v_3 = min(slot, uint(vertices.inner.length()) - 1u);
    vertices.inner[v_3].position = grid.inner.origin + mix(vec3(a), vec3(b), t) * grid.inner.spacing;
    vertices.inner[v_3].normal_x = normal.x;
    vertices.inner[v_3].normal_yz = normal.yz;
    vertices.inner[v_3].cell = own;
    e = e + 1u;
  }
}
