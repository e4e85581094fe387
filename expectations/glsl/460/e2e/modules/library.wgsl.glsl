#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Particle {
  vec3 position;
  float speed;
};

layout(std430, binding = 0) coherent buffer particles_compute_block {
  Particle inner[];
} particles;
layout(binding = 0) uniform sampler2D colors;

vec4 texel(uvec2 at) {
  return texelFetch(colors, ivec2(min(at, uvec2(textureSize(colors, 0)) - uvec2(1u))), 0);
}

float first_speed() {
  float v = particles.inner[0].speed;
  return v + texel(uvec2(1u, 2u)).x;
}

float no_entry_point(float x) {
  return x * first_speed();
}

void main() {
}
