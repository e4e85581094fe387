#version 310 es
precision highp float;
precision highp int;
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Settings {
  vec3 direction;
  float strength;
  uvec2 size;
  int seed;
  float gain;
};

layout(std140, binding = 0) uniform settings_compute_block {
  Settings inner;
} settings;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec4 inner;
} out_1;

void main() {
  out_1.inner = vec4(settings.inner.direction * settings.inner.strength, float(settings.inner.size.y) + float(settings.inner.seed) * settings.inner.gain);
}
