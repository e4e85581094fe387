#version 310 es
precision highp float;
precision highp int;

struct Material {
  uint use_detail;
  float bias;
};

layout(std140, binding = 0) uniform material_fragment_block {
  Material inner;
} material;
layout(location = 0) in vec2 location_0;
layout(location = 1) in vec3 location_1;
layout(location = 2) flat in int location_2;
layout(location = 0) out vec4 main_result;
layout(binding = 0) uniform highp sampler2D albedo_s;
layout(binding = 1) uniform highp sampler2DArray detail_s;
layout(binding = 2) uniform highp sampler3D volume_s;
layout(binding = 3) uniform highp sampler2D ramp_s;

void main() {
  vec2 v = location_0;
  vec3 v_1 = location_1;
  int v_2 = location_2;
  vec4 color = texture(albedo_s, v, clamp(material.inner.bias, -16.0, 15.99));
  if (material.inner.use_detail != 0u) {
    color = color * textureOffset(detail_s, vec3(v * 8.0, float(v_2)), ivec2(1), 0.5);
  }
  color = color * texture(ramp_s, vec2(color.x, 0.5));
  vec3 across = dFdx(v_1);
  vec3 down = dFdy(v_1);
  if (v_1.z > 0.0) {
    color = color + textureGradOffset(volume_s, v_1, across, down, ivec3(0, 1, 2));
  }
  main_result = color;
}
