//# output shade
#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct Light {
  vec3 place;
  vec3 colour;
};

layout(std140, binding = 0) uniform light_compute_block {
  Light inner;
} light;
layout(std430, binding = 0) coherent buffer results_compute_block {
  vec4 inner[];
} results;
layout(std430, binding = 1) readonly buffer weights_compute_block {
  float inner[];
} weights;
layout(binding = 0, rgba8) writeonly uniform image2D target_image;
layout(binding = 0) uniform sampler2D picture_plain;

vec4 shaded(vec2 at) {
  return textureLod(picture_plain, at, 0.0) * vec4(light.inner.colour, 1.0);
}

void main() {
  uvec3 v = gl_GlobalInvocationID;
  vec4 value = shaded(vec2(v.xy)) * weights.inner[min(v.x, uint(weights.inner.length()) - 1u)];
  results.inner[min(v.x, uint(results.inner.length()) - 1u)] = value;
  imageStore(target_image, ivec2(v.xy), value);
}
//# output uses_one_group
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Light {
  vec3 place;
  vec3 colour;
};

layout(std140, binding = 0) uniform light_compute_block {
  Light inner;
} light;
layout(std430, binding = 0) coherent buffer results_compute_block {
  vec4 inner[];
} results;

void main() {
  results.inner[0] = vec4(light.inner.place, 1.0);
}
