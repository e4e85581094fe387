@group(0) @binding(0) var<storage, read_write> log: array<i32>;

fn note(value: i32) {
  log[value & 15i] = value;
}

fn step(k: ptr<function, i32>) {
  *k = *k + 2i;
}

fn note_and_give(value: i32) -> i32 {
  note(value);
  return value;
}

fn work(n: i32) {
  var k = 0i;
  for (var i = n; i < 4i; i = i + 1i) {
    note(i);
  }
  for (let first = k; k < first + 2i; k = k + 1i) {
    note(first);
  }
  for (; k < 9i; k = k + 3i) {
    note(9i);
  }
  for (k = 0i; k < n; step(&k)) {
    note(k);
  }
  for (k = k * 2i; k > 0i; k = k - 1i) {
    note(k);
  }
  for (note(k); k < 3i; k = k + 1i) {
    note(k);
  }
  for (; k < 6i; k = k + 1i) {
    note(k);
  }
  for (k = k + 1i; k < 8i; k = k + 1i) {
    note(k);
  }
  for (k = k - 1i; k < 9i; note_and_give(k)) {
    k = k + 1i;
  }
}

@fragment
fn main(@location(0) @interpolate(flat) n: i32) {
  work(n);
}
