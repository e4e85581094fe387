//# output forward
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer samples_compute_block {
  float inner[];
} samples;
layout(std430, binding = 1) coherent buffer coefficients_compute_block {
  int inner[];
} coefficients;
layout(std140, binding = 0) uniform quality_compute_block {
  vec4 inner;
} quality;
shared float cells[8][8];
shared float between[8][8];
const uvec4 constants[16] = uvec4[16](uvec4(16u, 11u, 10u, 16u), uvec4(24u, 40u, 51u, 61u), uvec4(12u, 12u, 14u, 19u), uvec4(26u, 58u, 60u, 55u), uvec4(14u, 13u, 16u, 24u), uvec4(40u, 57u, 69u, 56u), uvec4(14u, 17u, 22u, 29u), uvec4(51u, 87u, 80u, 62u), uvec4(18u, 22u, 37u, 56u), uvec4(68u, 109u, 103u, 77u), uvec4(24u, 35u, 55u, 64u), uvec4(81u, 104u, 113u, 92u), uvec4(49u, 64u, 78u, 87u), uvec4(103u, 121u, 120u, 101u), uvec4(72u, 92u, 95u, 98u), uvec4(112u, 100u, 103u, 99u));

float basis(uint k, uint n) {
  float scale = mix(0.5, 0.35355338, (k == 0u));
  return scale * cos((float(n) + 0.5) * float(k) * 3.1415927 / 8.0);
}

float step_of(uint row, uint column) {
  uint place = row * 8u + column;
  return float(constants[min(place / 4u, 15u)][min(place % 4u, 3u)]) * quality.inner.x;
}

void main() {
  uvec3 v = gl_LocalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint v_2 = gl_LocalInvocationIndex;
  cells[v_2 / 8u][v_2 % 8u] = 0.0;
  between[v_2 / 8u][v_2 % 8u] = 0.0;
  memoryBarrierShared();
  barrier();
  uint place = (v_1.y * 8u + v.y) * 64u + v_1.x * 8u + v.x;
  cells[min(v.y, 7u)][min(v.x, 7u)] = samples.inner[min(place, uint(samples.inner.length()) - 1u)] - 128.0;
  memoryBarrierShared();
  barrier();
  float sum = 0.0;
  uint n = 0u;
  while (true) {
    if (!(n < 8u)) {
      break;
    }
    float v_3 = sum;
    float v_4 = cells[min(v.y, 7u)][min(n, 7u)];
    sum = v_3 + v_4 * basis(v.x, n);
    n = n + 1u;
  }
  between[min(v.y, 7u)][min(v.x, 7u)] = sum;
  memoryBarrierShared();
  barrier();
  sum = 0.0;
  uint n_1 = 0u;
  while (true) {
    if (!(n_1 < 8u)) {
      break;
    }
    float v_5 = sum;
    float v_6 = between[min(n_1, 7u)][min(v.x, 7u)];
    sum = v_5 + v_6 * basis(v.y, n_1);
    n_1 = n_1 + 1u;
  }
  float v_7 = sum;
  coefficients.inner[min(place, uint(coefficients.inner.length()) - 1u)] = int(clamp(roundEven(v_7 / step_of(v.y, v.x)), -2147483600.0, 2147483500.0));
}
//# output backward
#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(std430, binding = 1) coherent buffer coefficients_compute_block {
  int inner[];
} coefficients;
layout(std430, binding = 2) coherent buffer restored_compute_block {
  float inner[];
} restored;
layout(std140, binding = 0) uniform quality_compute_block {
  vec4 inner;
} quality;
shared float cells[8][8];
shared float between[8][8];
const uvec4 constants[16] = uvec4[16](uvec4(16u, 11u, 10u, 16u), uvec4(24u, 40u, 51u, 61u), uvec4(12u, 12u, 14u, 19u), uvec4(26u, 58u, 60u, 55u), uvec4(14u, 13u, 16u, 24u), uvec4(40u, 57u, 69u, 56u), uvec4(14u, 17u, 22u, 29u), uvec4(51u, 87u, 80u, 62u), uvec4(18u, 22u, 37u, 56u), uvec4(68u, 109u, 103u, 77u), uvec4(24u, 35u, 55u, 64u), uvec4(81u, 104u, 113u, 92u), uvec4(49u, 64u, 78u, 87u), uvec4(103u, 121u, 120u, 101u), uvec4(72u, 92u, 95u, 98u), uvec4(112u, 100u, 103u, 99u));

float basis(uint k, uint n) {
  float scale = mix(0.5, 0.35355338, (k == 0u));
  return scale * cos((float(n) + 0.5) * float(k) * 3.1415927 / 8.0);
}

float step_of(uint row, uint column) {
  uint place = row * 8u + column;
  return float(constants[min(place / 4u, 15u)][min(place % 4u, 3u)]) * quality.inner.x;
}

void main() {
  uvec3 v = gl_LocalInvocationID;
  uvec3 v_1 = gl_WorkGroupID;
  uint v_2 = gl_LocalInvocationIndex;
  cells[v_2 / 8u][v_2 % 8u] = 0.0;
  between[v_2 / 8u][v_2 % 8u] = 0.0;
  memoryBarrierShared();
  barrier();
  uint place = (v_1.y * 8u + v.y) * 64u + v_1.x * 8u + v.x;
  float v_3 = float(coefficients.inner[min(place, uint(coefficients.inner.length()) - 1u)]);
  cells[min(v.y, 7u)][min(v.x, 7u)] = v_3 * step_of(v.y, v.x);
  memoryBarrierShared();
  barrier();
  float sum = 0.0;
  uint k = 0u;
  while (true) {
    if (!(k < 8u)) {
      break;
    }
    float v_4 = sum;
    float v_5 = cells[min(k, 7u)][min(v.x, 7u)];
    sum = v_4 + v_5 * basis(k, v.y);
    k = k + 1u;
  }
  between[min(v.y, 7u)][min(v.x, 7u)] = sum;
  memoryBarrierShared();
  barrier();
  sum = 0.0;
  uint k_1 = 0u;
  while (true) {
    if (!(k_1 < 8u)) {
      break;
    }
    float v_6 = sum;
    float v_7 = between[min(v.y, 7u)][min(k_1, 7u)];
    sum = v_6 + v_7 * basis(k_1, v.x);
    k_1 = k_1 + 1u;
  }
  restored.inner[min(place, uint(restored.inner.length()) - 1u)] = clamp(sum + 128.0, 0.0, 255.0);
}
