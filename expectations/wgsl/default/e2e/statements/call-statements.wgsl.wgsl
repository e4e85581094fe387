@group(0) @binding(0) var<storage, read_write> log: array<u32, 8>;
var<private> at: u32;

fn note(value: u32) {
  log[at] = value;
  at = at + 1u;
}

fn note_and_count(value: u32) -> u32 {
  note(value);
  return at;
}

@compute @workgroup_size(1)
fn main() {
  note(10u);
  note_and_count(20u);
  note_and_count(30u);
  note(note_and_count(40u));
}
