//# output scaled
#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std140, binding = 0) uniform scale_compute_block {
  float inner;
} scale;
layout(std430, binding = 0) coherent buffer result_compute_block {
  float inner[4];
} result;

void main() {
  result.inner[0] = result.inner[0] * scale.inner;
}
//# output shifted
#version 460

layout(std140, binding = 0) uniform offset_fragment_block {
  uvec2 inner;
} offset;
layout(location = 0) out vec4 shifted_result;

void main() {
  shifted_result = gl_FragCoord + vec4(vec2(offset.inner), 0.0, 0.0);
}
