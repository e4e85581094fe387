#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) readonly buffer bare_compute_block {
  mat4 inner[];
} bare;
layout(std430, binding = 1) coherent buffer words_compute_block {
  uint count;
  uint words[];
} words;
layout(std430, binding = 2) readonly buffer vectors_compute_block {
  vec4 head;
  vec3 list[];
} vectors;
layout(std430, binding = 3) coherent buffer out_compute_block {
  uint inner[4];
} out_1;

void main() {
  out_1.inner[0] = uint(bare.inner.length());
  out_1.inner[1] = uint(words.words.length());
  out_1.inner[2] = uint(vectors.list.length()) * 2u;
  out_1.inner[3] = uint(words.words.length()) - words.count;
}
