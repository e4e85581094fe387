// Calls for their effects alone: of functions with and without a result.
@group(0) @binding(0) var<storage, read_write> log: array<u32, 8>;
var<private> at: u32;

fn note(value: u32) {
  log[at] = value;
  at++;
}

fn note_and_count(value: u32) -> u32 {
  note(value);
  return at;
}

@compute @workgroup_size(1)
fn main() {
  note(10);
  note_and_count(20);
  _ = note_and_count(30);
  note(note_and_count(40));
}
