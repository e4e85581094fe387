#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Material {
  vec3 albedo;
  float roughness;
  mat3 transform;
  vec4 layers[2];
};

layout(std140, binding = 0) uniform source_compute_block {
  Material inner;
} source;
layout(std430, binding = 0) coherent buffer copies_compute_block {
  Material inner[];
} copies;

void main() {
  uvec3 v = gl_WorkGroupID;
  Material v_1 = source.inner;
  uint v_2 = min(v.x, uint(copies.inner.length()) - 1u);
  copies.inner[v_2].albedo = v_1.albedo;
  copies.inner[v_2].roughness = v_1.roughness;
  mat3 v_3 = v_1.transform;
  copies.inner[v_2].transform[0] = v_3[0];
  copies.inner[v_2].transform[1] = v_3[1];
  copies.inner[v_2].transform[2] = v_3[2];
  copies.inner[v_2].layers = v_1.layers;
  copies.inner[min(v.x, uint(copies.inner.length()) - 1u)].layers[1] = source.inner.layers[0];
  mat3 v_4 = transpose(source.inner.transform);
  uint v_5 = min(v.x, uint(copies.inner.length()) - 1u);
  copies.inner[v_5].transform[0] = v_4[0];
  copies.inner[v_5].transform[1] = v_4[1];
  copies.inner[v_5].transform[2] = v_4[2];
}
