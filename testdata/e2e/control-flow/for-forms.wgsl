// for loops with each part missing, with calls, assignments and steps in the header.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 6>;

fn advance() { out[5] += 2; }

@compute @workgroup_size(1)
fn main() {
  for (var i = 0; i < 3; i++) { out[0] += i; }
  var j = 10;
  for (; j > 0; j -= 3) { out[1]++; }
  for (var k = 0; k < 4; ) { k += 2; out[2] = k; }
  for (let limit = 3; ; out[3]++) { if out[3] >= limit { break; } }
  for (advance(); out[5] < 9; advance()) { }
  for (j = 0; j < 2; j = j + 1) { }
  for (;;) { break; }
  for (const n = 2; out[4] < n; out[4]++) {}
}
