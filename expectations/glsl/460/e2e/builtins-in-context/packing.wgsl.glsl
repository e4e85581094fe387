#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer words_compute_block {
  uint inner[8];
} words;
layout(std430, binding = 1) coherent buffer v_compute_block {
  vec4 inner[5];
} v;

void main() {
  vec4 v_1 = v.inner[0];
  words.inner[0] = packSnorm4x8(mix(v_1, vec4(-0.49999997), equal(v_1, vec4(-0.5))));
  words.inner[1] = packUnorm4x8(v.inner[1]);
  vec2 v_2 = v.inner[2].xy;
  words.inner[2] = packSnorm2x16(mix(v_2, vec2(-0.49999997), equal(v_2, vec2(-0.5))));
  words.inner[3] = packUnorm2x16(v.inner[2].zw);
  words.inner[4] = packHalf2x16(v.inner[3].yz);
  v.inner[0] = unpackSnorm4x8(words.inner[5]);
  v.inner[1] = unpackUnorm4x8(words.inner[6]);
  v.inner[2] = vec4(unpackSnorm2x16(words.inner[7]), unpackUnorm2x16(words.inner[0]));
  v.inner[3] = vec4(unpackHalf2x16(words.inner[1]), 0.0, 1.0);
  vec4 v_3 = v.inner[4];
  v.inner[4] = vec4(unpackHalf2x16(packHalf2x16(vec2(v_3.x, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v_3.y, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v_3.z, 0.0))).x, unpackHalf2x16(packHalf2x16(vec2(v_3.w, 0.0))).x);
}
