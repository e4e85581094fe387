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

void store_Material(uint v, Material value) {
  copies.inner[v].albedo = value.albedo;
  copies.inner[v].roughness = value.roughness;
  mat3 v_1 = value.transform;
  copies.inner[v].transform[0] = v_1[0];
  copies.inner[v].transform[1] = v_1[1];
  copies.inner[v].transform[2] = v_1[2];
  copies.inner[v].layers = value.layers;
}

void main() {
  uvec3 v = gl_WorkGroupID;
  store_Material(min(v.x, uint(copies.inner.length()) - 1u), source.inner);
  copies.inner[min(v.x, uint(copies.inner.length()) - 1u)].layers[1] = source.inner.layers[0];
  mat3 v_1 = transpose(source.inner.transform);
  uint v_2 = min(v.x, uint(copies.inner.length()) - 1u);
  copies.inner[v_2].transform[0] = v_1[0];
  copies.inner[v_2].transform[1] = v_1[1];
  copies.inner[v_2].transform[2] = v_1[2];
}
