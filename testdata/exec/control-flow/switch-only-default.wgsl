//# dispatch: 1 1 1
//# read 0:0: i32 5 6
//# expect 0:1: i32 15 7 36
// A switch with nothing but default: its body runs once, and break leaves it early. The selector is evaluated once.
@group(0) @binding(0) var<storage, read> v: array<i32, 2>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 3>;
var<private> calls: i32 = 6;

fn selector() -> i32 {
  calls++;
  return v[0];
}

@compute @workgroup_size(1)
fn main() {
  switch selector() {
    default: {
      out[0] = v[0] + 10;
      if v[1] == 6 {
        break;
      }
      out[0] = -1;
    }
  }
  out[1] = calls;
  switch v[1] {
    default {
      out[2] = v[1] * v[1];
    }
  }
}
