//# dispatch: 1 1 1
//# expect 0:0: i32 7 1 3 0
// Statements behind return, break and continue have no effect.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 4>;

fn seven() -> i32 {
  return 7;
  out[3] = 1;
}

fn one(x: i32) -> i32 {
  if x > 0 {
    return 1;
    out[3] = 2;
  } else {
    return 2;
  }
  out[3] = 3;
  return 4;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = seven();
  out[1] = one(out[0]);
  for (var i = 0; i < 10; i++) {
    if i < 3 {
      out[2]++;
      continue;
      out[3] = 4;
    }
    break;
    out[3] = 5;
  }
  return;
  out[3] = 6;
}
