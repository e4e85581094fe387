#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(std430, binding = 0) coherent buffer log_compute_block {
  uint inner[8];
} log_1;
uint at = 0u;

void note(uint value) {
  log_1.inner[min(at, 7u)] = value;
  at = at + 1u;
}

uint note_and_count(uint value) {
  note(value);
  return at;
}

void main() {
  note(10u);
  note_and_count(20u);
  note_and_count(30u);
  note(note_and_count(40u));
}
