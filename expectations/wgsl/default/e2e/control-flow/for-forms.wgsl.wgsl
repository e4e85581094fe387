@group(0) @binding(0) var<storage, read_write> out: array<i32, 6>;

fn advance() {
  out[5] = out[5] + 2i;
}

@compute @workgroup_size(1)
fn main() {
  for (var i = 0i; i < 3i; i = i + 1i) {
    out[0] = out[0] + i;
  }
  var j = 10i;
  for (; j > 0i; j = j - 3i) {
    out[1] = out[1] + 1i;
  }
  for (var k = 0i; k < 4i;) {
    k = k + 2i;
    out[2] = k;
  }
  for (let limit = 3i;; out[3] = out[3] + 1i) {
    if (out[3] >= limit) {
      break;
    }
  }
  for (advance(); out[5] < 9i; advance()) {
  }
  for (j = 0i; j < 2i; j = j + 1i) {
  }
  loop {
    break;
  }
  for (; out[4] < 2i; out[4] = out[4] + 1i) {
  }
}
