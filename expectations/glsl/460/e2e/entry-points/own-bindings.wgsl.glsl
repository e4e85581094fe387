//# output clear
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer bytes_compute_block {
  uint inner[];
} bytes;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(bytes.inner.length())) {
    bytes.inner[min(v.x, uint(bytes.inner.length()) - 1u)] = 0u;
  }
}
//# output scale
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer floats_compute_block {
  float inner[];
} floats;
layout(std140, binding = 0) uniform factor_compute_block {
  float inner;
} factor;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x < uint(floats.inner.length())) {
    uint v_1 = v.x;
    floats.inner[min(v_1, uint(floats.inner.length()) - 1u)] = floats.inner[min(v_1, uint(floats.inner.length()) - 1u)] * factor.inner;
  }
}
