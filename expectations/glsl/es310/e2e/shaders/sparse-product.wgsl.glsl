//# output multiply
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Row {
  uint first;
  uint count;
};

struct Entry {
  uint column;
  float value;
};

layout(std430, binding = 0) readonly buffer rows_compute_block {
  Row inner[];
} rows;
layout(std430, binding = 1) readonly buffer entries_compute_block {
  Entry inner[];
} entries;
layout(std430, binding = 2) coherent buffer direction_compute_block {
  float inner[];
} direction;
layout(std430, binding = 3) coherent buffer product_compute_block {
  float inner[];
} product;
layout(std430, binding = 5) coherent buffer remainder_compute_block {
  float inner[];
} remainder;
layout(std430, binding = 6) coherent buffer partial_compute_block {
  vec2 inner[];
} partial;
shared vec2 sums[128];

void reduce(uint lane) {
  uvec2 rounds_left = uvec2(4294967295u);
  uint half_1 = 64u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(half_1 > 0u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    if (lane < half_1) {
      sums[min(lane, 127u)] = sums[min(lane, 127u)] + sums[min(lane + half_1, 127u)];
    }
    half_1 = half_1 >> 1u;
  }
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint v_2 = gl_LocalInvocationIndex;
  sums[v_2] = vec2(0.0);
  memoryBarrierShared();
  barrier();
  vec2 terms = vec2(0.0);
  if (v.x < uint(rows.inner.length())) {
    Row row = rows.inner[min(v.x, uint(rows.inner.length()) - 1u)];
    float sum = 0.0;
    uvec2 rounds_left = uvec2(4294967295u);
    uint i = row.first;
    while (true) {
      uvec2 v_3 = rounds_left;
      if (all(equal(v_3, uvec2(0u)))) {
        break;
      }
      uint v_4 = v_3.x;
      rounds_left = uvec2(v_4 - 1u, v_3.y - mix(0u, 1u, (v_4 == 0u)));
      if (!(i < row.first + row.count)) {
        break;
      }
      sum = entries.inner[min(i, uint(entries.inner.length()) - 1u)].value * direction.inner[min(entries.inner[min(i, uint(entries.inner.length()) - 1u)].column, uint(direction.inner.length()) - 1u)] + sum;
      i = i + 1u;
    }
    product.inner[min(v.x, uint(product.inner.length()) - 1u)] = sum;
    terms = vec2(remainder.inner[min(v.x, uint(remainder.inner.length()) - 1u)] * remainder.inner[min(v.x, uint(remainder.inner.length()) - 1u)], direction.inner[min(v.x, uint(direction.inner.length()) - 1u)] * sum);
  }
  sums[min(v_2, 127u)] = terms;
  reduce(v_2);
  if (v_2 == 0u) {
    partial.inner[min(v_1.x, uint(partial.inner.length()) - 1u)] = sums[0];
  }
}
//# output finish
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Scalars {
  float residual;
  float curvature;
  float alpha;
  float beta;
};

layout(std430, binding = 6) coherent buffer partial_compute_block {
  vec2 inner[];
} partial;
layout(std430, binding = 7) coherent buffer scalars_compute_block {
  Scalars inner;
} scalars;
shared vec2 sums[128];

void reduce(uint lane) {
  uvec2 rounds_left = uvec2(4294967295u);
  uint half_1 = 64u;
  while (true) {
    uvec2 v = rounds_left;
    if (all(equal(v, uvec2(0u)))) {
      break;
    }
    uint v_1 = v.x;
    rounds_left = uvec2(v_1 - 1u, v.y - mix(0u, 1u, (v_1 == 0u)));
    if (!(half_1 > 0u)) {
      break;
    }
    memoryBarrierShared();
    barrier();
    if (lane < half_1) {
      sums[min(lane, 127u)] = sums[min(lane, 127u)] + sums[min(lane + half_1, 127u)];
    }
    half_1 = half_1 >> 1u;
  }
}

void main() {
  uint v = gl_LocalInvocationIndex;
  sums[v] = vec2(0.0);
  memoryBarrierShared();
  barrier();
  vec2 sum = vec2(0.0);
  uvec2 rounds_left = uvec2(4294967295u);
  uint i = v;
  while (true) {
    uvec2 v_1 = rounds_left;
    if (all(equal(v_1, uvec2(0u)))) {
      break;
    }
    uint v_2 = v_1.x;
    rounds_left = uvec2(v_2 - 1u, v_1.y - mix(0u, 1u, (v_2 == 0u)));
    if (!(i < uint(partial.inner.length()))) {
      break;
    }
    sum = sum + partial.inner[min(i, uint(partial.inner.length()) - 1u)];
    i = i + 128u;
  }
  sums[min(v, 127u)] = sum;
  reduce(v);
  if (v == 0u) {
    vec2 total = sums[0];
    scalars.inner.beta = mix(total.x / scalars.inner.residual, 0.0, (scalars.inner.residual == 0.0));
    scalars.inner.residual = total.x;
    scalars.inner.curvature = total.y;
    scalars.inner.alpha = mix(total.x / total.y, 0.0, (total.y == 0.0));
  }
}
//# output update
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 128, local_size_y = 1, local_size_z = 1) in;

struct Scalars {
  float residual;
  float curvature;
  float alpha;
  float beta;
};

layout(std430, binding = 2) coherent buffer direction_compute_block {
  float inner[];
} direction;
layout(std430, binding = 3) coherent buffer product_compute_block {
  float inner[];
} product;
layout(std430, binding = 4) coherent buffer solution_compute_block {
  float inner[];
} solution;
layout(std430, binding = 5) coherent buffer remainder_compute_block {
  float inner[];
} remainder;
layout(std430, binding = 7) coherent buffer scalars_compute_block {
  Scalars inner;
} scalars;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(solution.inner.length())) {
    uint v_1 = v.x;
    solution.inner[min(v_1, uint(solution.inner.length()) - 1u)] = solution.inner[min(v_1, uint(solution.inner.length()) - 1u)] + scalars.inner.alpha * direction.inner[min(v.x, uint(direction.inner.length()) - 1u)];
    uint v_2 = v.x;
    remainder.inner[min(v_2, uint(remainder.inner.length()) - 1u)] = remainder.inner[min(v_2, uint(remainder.inner.length()) - 1u)] - scalars.inner.alpha * product.inner[min(v.x, uint(product.inner.length()) - 1u)];
    direction.inner[min(v.x, uint(direction.inner.length()) - 1u)] = remainder.inner[min(v.x, uint(remainder.inner.length()) - 1u)] + scalars.inner.beta * direction.inner[min(v.x, uint(direction.inner.length()) - 1u)];
  }
}
