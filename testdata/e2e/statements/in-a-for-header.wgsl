//# note: every statement that may stand in the header of a for
@group(0) @binding(0) var<storage, read_write> log: array<i32>;

fn note(value: i32) {
  log[value & 15] = value;
}

fn step(k: ptr<function, i32>) {
  *k += 2;
}

fn work(n: i32) {
  var k = 0;
  for (var i = n; i < 4; i += 1) { note(i); }
  for (let first = k; k < first + 2; k++) { note(first); }
  for (const last = 9; k < last; k = k + 3) { note(last); }
  for (k = 0; k < n; step(&k)) { note(k); }
  for (k *= 2; k > 0; k--) { note(k); }
  for (note(k); k < 3; k++) { note(k); }
  for (_ = k; k < 6; k++) { note(k); }
  for (k++; k < 8; k++) { note(k); }
  for (k--; k < 9; _ = note_and_give(k)) { k++; }
}

fn note_and_give(value: i32) -> i32 {
  note(value);
  return value;
}

@fragment
fn main(@location(0) @interpolate(flat) n: i32) {
  work(n);
}
