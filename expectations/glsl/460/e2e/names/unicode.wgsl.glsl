#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct Gruf6udfe {
  float lue4nge;
  float breite;
  vec2 u394;
};

layout(std430, binding = 0) coherent buffer flue4che_compute_block {
  Gruf6udfe inner[];
} flue4che;

float u43fu43bu43eu449u430u434u44c(float u440u430u434u438u443u441) {
  return 3.1415927 * u440u430u434u438u443u441 * u440u430u434u438u443u441;
}

void main() {
  float ue9tue9 = u43fu43bu43eu449u430u434u44c(flue4che.inner[0].lue4nge);
  float u5024 = ue9tue9 + 6.2831855;
  u5024 = u5024 * flue4che.inner[0].breite;
  flue4che.inner[1].u394 = vec2(u5024, ue9tue9);
  flue4che.inner[1].lue4nge = u5024;
}
