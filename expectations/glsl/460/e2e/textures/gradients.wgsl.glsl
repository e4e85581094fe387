#version 460

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
layout(binding = 0) uniform sampler2D albedo_s;
layout(binding = 1) uniform sampler2DArray detail_s;
layout(binding = 2) uniform sampler3D volume_s;
layout(binding = 3) uniform sampler1D ramp_s;

void main() {
  vec2 v = location_0;
  vec3 v_1 = location_1;
  int v_2 = location_2;
  vec4 color = texture(albedo_s, v, clamp(material.inner.bias, -16.0, 15.99));
  if (material.inner.use_detail != 0u) {
    color = color * textureOffset(detail_s, vec3(v * 8.0, float(v_2)), ivec2(1), 0.5);
  }
  color = color * texture(ramp_s, color.x);
  vec3 across = dFdx(v_1);
  vec3 down = dFdy(v_1);
  if (v_1.z > 0.0) {
    color = color + textureGradOffset(volume_s, v_1, across, down, ivec3(0, 1, 2));
  }
  main_result = color;
}
