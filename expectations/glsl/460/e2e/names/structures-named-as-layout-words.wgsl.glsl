//# output main
#version 460
layout(local_size_x = 8, local_size_y = 2, local_size_z = 1) in;

struct location_1 {
  float a;
};

struct index_1 {
  location_1 location;
  uint binding;
};

struct std430_1 {
  index_1 index[2];
};

struct rgba8_1 {
  vec4 std430;
};

layout(std430, binding = 0) coherent buffer binding_compute_block {
  std430_1 inner;
} binding;
layout(binding = 0, rgba8) writeonly uniform image2D image;

void main() {
  uvec3 v = gl_GlobalInvocationID;
  rgba8_1 texel = rgba8_1(vec4(binding.inner.index[1].location.a));
  binding.inner.index[0] = index_1(location_1(texel.std430.x), v.x);
  imageStore(image, ivec2(v.xy), texel.std430);
}
//# output shade
#version 460

struct local_size_x_1 {
  vec4 location;
  vec4 binding;
};

layout(location = 0) in vec4 location_0;
layout(location = 0) out vec4 shade_out_location;
layout(location = 1) out vec4 shade_out_binding;

void main() {
  vec4 v = location_0;
  local_size_x_1 v_1 = local_size_x_1(v, v.wzyx);
  shade_out_location = v_1.location;
  shade_out_binding = v_1.binding;
}
