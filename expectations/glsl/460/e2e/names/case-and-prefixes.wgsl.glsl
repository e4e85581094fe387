#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

float value = 1.0;
float Value = 2.0;
float VALUE = 3.0;
float value_1 = 4.0;
float value1 = 5.0;
float value_1_1 = 6.0;
float value_3 = 7.0;
layout(std430, binding = 0) coherent buffer out_compute_block {
  float inner;
} out_1;

float value_2(float value_4) {
  float value_3_1 = value_4;
  float value_5 = value_3_1 + Value;
  return value_5;
}

void main() {
  float v = value + Value + VALUE + value_1 + value1 + value_1_1 + value_3;
  out_1.inner = v + value_2(9.0);
}
