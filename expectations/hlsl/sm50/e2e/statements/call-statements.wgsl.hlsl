RWByteAddressBuffer log_1 : register(u0);
static uint at = 0u;

void note(uint value) {
  log_1.Store(min(at, 7u) * 4u, value);
  at = at + 1u;
}

uint note_and_count(uint value) {
  note(value);
  return at;
}

[numthreads(1, 1, 1)]
void main() {
  note(10u);
  note_and_count(20u);
  note_and_count(30u);
  note(note_and_count(40u));
}
