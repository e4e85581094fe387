//# output derived
#version 460

struct Lamp {
  vec3 position;
  uint layer;
};

layout(std140, binding = 0) uniform lamp_fragment_block {
  Lamp inner;
} lamp;
layout(location = 0) in vec3 location_0;
layout(location = 0) out vec4 derived_result;
layout(binding = 0) uniform samplerCubeArrayShadow depths_compare;
layout(binding = 1) uniform samplerCubeArray depths_plain;

void main() {
  vec3 away = location_0 - lamp.inner.position;
  float passes = texture(depths_compare, vec4(away, float(lamp.inner.layer)), length(away) * 0.01);
  vec4 near = textureGather(depths_compare, vec4(away, float(lamp.inner.layer)), 0.25);
  derived_result = vec4(passes, near.xy, textureLod(depths_plain, vec4(away, float(lamp.inner.layer)), float(1)).x);
}
//# output baked
#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct Lamp {
  vec3 position;
  uint layer;
};

layout(std140, binding = 0) uniform lamp_compute_block {
  Lamp inner;
} lamp;
layout(std430, binding = 0) coherent buffer lit_compute_block {
  float inner[];
} lit;
layout(binding = 0) uniform samplerCubeArrayShadow depths_compare;
layout(binding = 1) uniform samplerCubeArray depths_plain;

float first_level(vec3 place) {
  return texture(depths_compare, vec4(place - lamp.inner.position, float(lamp.inner.layer)), 0.5);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  lit.inner[min(v.x, uint(lit.inner.length()) - 1u)] = first_level(vec3(v)) + textureGather(depths_plain, vec4(vec3(v), float(1))).w;
}
