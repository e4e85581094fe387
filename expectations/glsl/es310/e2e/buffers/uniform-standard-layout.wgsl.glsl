#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Inner {
  float a;
};

struct Outer {
  float scale;
  float weights[5];
  Inner inner;
  uint after;
  ivec2 pairs[3];
  mat3x2 m[2];
  mat3 turn;
  uint rows[2][3];
};

layout(std140, binding = 0) uniform outer_compute_block {
  uvec4 inner[12];
} outer;
layout(std140, binding = 1) uniform numbers_compute_block {
  uvec4 inner[2];
} numbers;
layout(std140, binding = 2) uniform inners_compute_block {
  uvec4 inner[1];
} inners;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[];
} result;

float[5] load_outer(uint offset) {
  float value[5] = float[5](0.0, 0.0, 0.0, 0.0, 0.0);
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 5u) {
      break;
    }
    uint v_2 = offset + v_1 * 4u;
    value[v_1] = uintBitsToFloat(outer.inner[v_2 >> 4u][(v_2 >> 2u) & 3u]);
    v = v_1 + 1u;
  }
  return value;
}

Inner load_outer_1(uint offset) {
  return Inner(uintBitsToFloat(outer.inner[offset >> 4u][(offset >> 2u) & 3u]));
}

ivec2[3] load_outer_2(uint offset) {
  ivec2 value[3] = ivec2[3](ivec2(0), ivec2(0), ivec2(0));
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    uint v_2 = offset + v_1 * 8u;
    value[v_1] = ivec2(uvec2(outer.inner[v_2 >> 4u][(v_2 >> 2u) & 3u], outer.inner[(v_2 + 4u) >> 4u][((v_2 + 4u) >> 2u) & 3u]));
    v = v_1 + 1u;
  }
  return value;
}

mat3x2 load_outer_3(uint offset) {
  return mat3x2(uintBitsToFloat(uvec2(outer.inner[offset >> 4u][(offset >> 2u) & 3u], outer.inner[(offset + 4u) >> 4u][((offset + 4u) >> 2u) & 3u])), uintBitsToFloat(uvec2(outer.inner[(offset + 8u) >> 4u][((offset + 8u) >> 2u) & 3u], outer.inner[(offset + 12u) >> 4u][((offset + 12u) >> 2u) & 3u])), uintBitsToFloat(uvec2(outer.inner[(offset + 16u) >> 4u][((offset + 16u) >> 2u) & 3u], outer.inner[(offset + 20u) >> 4u][((offset + 20u) >> 2u) & 3u])));
}

mat3x2[2] load_outer_4(uint offset) {
  mat3x2 value[2] = mat3x2[2](mat3x2(0.0), mat3x2(0.0));
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_outer_3(offset + v_1 * 24u);
    v = v_1 + 1u;
  }
  return value;
}

mat3 load_outer_5(uint offset) {
  return mat3(uintBitsToFloat(outer.inner[offset >> 4u].xyz), uintBitsToFloat(outer.inner[(offset + 16u) >> 4u].xyz), uintBitsToFloat(outer.inner[(offset + 32u) >> 4u].xyz));
}

uint[3] load_outer_6(uint offset) {
  uint value[3] = uint[3](0u, 0u, 0u);
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 3u) {
      break;
    }
    uint v_2 = offset + v_1 * 4u;
    value[v_1] = outer.inner[v_2 >> 4u][(v_2 >> 2u) & 3u];
    v = v_1 + 1u;
  }
  return value;
}

uint[2][3] load_outer_7(uint offset) {
  uint value[2][3] = uint[2][3](uint[3](0u, 0u, 0u), uint[3](0u, 0u, 0u));
  uint v = 0u;
  v = 0u;
  while (true) {
    uint v_1 = v;
    if (v_1 >= 2u) {
      break;
    }
    value[v_1] = load_outer_6(offset + v_1 * 12u);
    v = v_1 + 1u;
  }
  return value;
}

Outer load_outer_8(uint offset) {
  float v[5] = load_outer(offset + 4u);
  Inner v_1 = load_outer_1(offset + 24u);
  ivec2 v_2[3] = load_outer_2(offset + 32u);
  mat3x2 v_3[2] = load_outer_4(offset + 56u);
  mat3 v_4 = load_outer_5(offset + 112u);
  return Outer(uintBitsToFloat(outer.inner[offset >> 4u].x), v, v_1, outer.inner[(offset + 28u) >> 4u].w, v_2, v_3, v_4, load_outer_7(offset + 160u));
}

float sum(uint at) {
  uint v = min(at, 4u) * 4u;
  return uintBitsToFloat(outer.inner[(v + 4u) >> 4u][((v + 4u) >> 2u) & 3u]) + uintBitsToFloat(outer.inner[0].w);
}

void main() {
  uint v = gl_LocalInvocationIndex;
  Outer whole = load_outer_8(0u);
  uint v_1 = min(v % 3u, 2u) * 8u;
  ivec2 pair = ivec2(uvec2(outer.inner[(v_1 + 32u) >> 4u][((v_1 + 32u) >> 2u) & 3u], outer.inner[(v_1 + 36u) >> 4u][((v_1 + 36u) >> 2u) & 3u]));
  float total = uintBitsToFloat(outer.inner[0].x) + whole.inner.a + float(outer.inner[1].w) + float(pair.x * pair[min(v & 1u, 1u)]);
  uint v_2 = min(v & 1u, 1u) * 24u + min(v % 3u, 2u) * 8u;
  uint v_3 = min(v & 1u, 1u) * 12u + min(v % 3u, 2u) * 4u;
  total = total + (uintBitsToFloat(outer.inner[(v_2 + 60u) >> 4u][((v_2 + 60u) >> 2u) & 3u]) + uintBitsToFloat(outer.inner[(min(v % 3u, 2u) * 16u + 120u) >> 4u].z) + float(outer.inner[(v_3 + 160u) >> 4u][((v_3 + 160u) >> 2u) & 3u]));
  float v_4 = total;
  uint v_5 = min(v, 7u) * 4u;
  uint v_6 = min(v % 3u, 2u) * 4u;
  total = v_4 + (sum(v) + float(numbers.inner[v_5 >> 4u][(v_5 >> 2u) & 3u]) + uintBitsToFloat(inners.inner[v_6 >> 4u][(v_6 >> 2u) & 3u]));
  result.inner[min(v, uint(result.inner.length()) - 1u)] = total;
}
