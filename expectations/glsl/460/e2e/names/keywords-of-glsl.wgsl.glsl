#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct vec4_1 {
  vec2 dvec2_1;
  mat4 mat4_1;
  uvec3 uvec3_1;
};

layout(std430, binding = 0) coherent buffer buffer_compute_block {
  vec4_1 inner;
} buffer_1;
vec4 v_gl_Position = vec4(0.0);

float texture_1(float sampler2D_1) {
  return sampler2D_1;
}

float mod_1(float x, float y) {
  return x - y * floor(x / y);
}

float atan_1(float y, float x) {
  return atan(y, x);
}

float main_1(float attribute_1) {
  return attribute_1;
}

void main() {
  float v = texture_1(1.0);
  float v_1 = mod_1(5.0, 3.0);
  float v_2 = atan_1(1.0, 2.0);
  vec4 v_gl_FragCoord = vec4(v, v_1, v_2, main_1(2.0));
  v_gl_Position = v_gl_FragCoord;
  vec2 input_1 = buffer_1.inner.dvec2_1;
  vec2 output_1 = input_1 + v_gl_Position.xy;
  vec2 double_underscore = output_1;
  buffer_1.inner.dvec2_1 = mix(double_underscore, input_1, bvec2(true, false));
  uvec3 discard_1 = buffer_1.inner.uvec3_1;
  uint uniform_1 = discard_1.x;
  uint attribute1 = uniform_1;
  buffer_1.inner.uvec3_1.y = attribute1;
}
