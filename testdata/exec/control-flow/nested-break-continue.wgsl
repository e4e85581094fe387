//# dispatch: 1 1 1
//# expect 0:0: i32 8 0 20 22 31 33 40 42 44 0*7
// break and continue in two nested loops each act on the loop nearest to them.
@group(0) @binding(0) var<storage, read_write> log: array<i32, 16>;

@compute @workgroup_size(1)
fn main() {
  var at = 1;
  for (var i = 0; i < 6; i++) {
    if i == 1 {
      continue;
    }
    if i == 5 {
      break;
    }
    for (var j = 0; j < 6; j++) {
      if (i + j) % 2 != 0 {
        continue;
      }
      if j > i {
        break;
      }
      log[at] = i * 10 + j;
      at++;
    }
  }
  log[0] = at - 1;
}
