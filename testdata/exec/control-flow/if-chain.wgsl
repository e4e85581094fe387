//# dispatch: 1 1 1
//# read 0:0: i32 -5 0 3 10 99 100 101
//# expect 0:1: i32 -1 0 1 2 2 3 4
// A chain of else-if with and without parentheses around the conditions.
@group(0) @binding(0) var<storage, read> v: array<i32, 7>;
@group(0) @binding(1) var<storage, read_write> category: array<i32, 7>;

@compute @workgroup_size(7)
fn main(@builtin(local_invocation_index) i: u32) {
  let x = v[i];
  var c: i32;
  if x < 0 {
    c = -1;
  } else if (x == 0) {
    c = 0;
  } else if x < 10 {
    c = 1;
  } else if (x < 100) {
    c = 2;
  } else {
    if x == 100 { c = 3; } else { c = 4; }
  }
  category[i] = c;
}
