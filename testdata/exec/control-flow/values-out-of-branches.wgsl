//# dispatch: 1 1 1
//# expect 0:0: i32 1 2 3 2 1 3 3 1 3 1 3 3 1 3 3 3 1 3 3 1 4 1 3 4 4 3 2 3 4 2 3 2 4 2 3 4 4 3 3 3 4 3 3 4 4
//# expect 0:0: i32 4 3 4
// Three variables exchanged in branches within a loop, so that many values meet at each join.
@group(0) @binding(0) var<storage, read_write> out: array<array<i32, 3>, 16>;

@compute @workgroup_size(16)
fn main(@builtin(local_invocation_index) lane: u32) {
  var a = 1;
  var b = 2;
  var c = 3;
  for (var i = 0; i < i32(lane); i++) {
    if i % 2 == 0 {
      let t = a;
      a = b;
      b = t;
    } else if i % 3 == 0 {
      let t = b;
      b = c;
      c = t;
    } else {
      let t = a;
      a = c;
      c = t + 1;
    }
    if a > 6 {
      c = 0;
      break;
    }
  }
  out[lane] = array(a, b, c);
}
