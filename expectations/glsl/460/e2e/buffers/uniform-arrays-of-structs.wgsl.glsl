#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Attenuation {
  float constant;
  float linear;
  float quadratic;
};

struct Light {
  vec3 position;
  uint kind;
  vec3 colour;
  Attenuation falloff;
};

struct Lights {
  Light list[4];
  uint count;
};

layout(std140, binding = 0) uniform lights_compute_block {
  Lights inner;
} lights;
layout(std430, binding = 0) coherent buffer out_compute_block {
  vec3 inner;
} out_1;

void main() {
  uint i = 0u;
  while (true) {
    if (!(i < lights.inner.count)) {
      break;
    }
    Light light = lights.inner.list[min(i, 3u)];
    float d = length(light.position);
    Attenuation f = light.falloff;
    out_1.inner = out_1.inner + light.colour / (f.constant + d * (f.linear + d * f.quadratic));
    i = i + 1u;
  }
}
