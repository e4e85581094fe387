#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct Tint {
  vec3 colour;
  float strength;
};

struct Data_std140 {
  vec2 turn_0;
  vec2 turn_1;
  Tint tint;
  uint count;
};

layout(std140, binding = 0) uniform data_compute_block {
  Data_std140 inner;
} data;
layout(std430, binding = 0) coherent buffer result_compute_block {
  vec4 inner[];
} result;

vec3 tinted(Tint tint) {
  return tint.colour * tint.strength;
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  if (v.x >= data.inner.count) {
    return;
  }
  vec2 turned = mat2(data.inner.turn_0, data.inner.turn_1) * vec2(1.0, 2.0) + mat2(data.inner.turn_0, data.inner.turn_1)[min(v.x % 2u, 1u)];
  result.inner[min(v.x, uint(result.inner.length()) - 1u)] = vec4(tinted(data.inner.tint), turned.x + data.inner.tint.colour[min(v.x % 3u, 2u)]);
}
