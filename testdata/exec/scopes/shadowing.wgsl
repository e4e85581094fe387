//# dispatch: 1 1 1
//# expect 0:0: i32 1 2 30 2 4 5 2 1 60
// Inner declarations hide outer ones to the end of their block, loop headers and cases included.
const x = 1;
@group(0) @binding(0) var<storage, read_write> out: array<i32, 9>;

fn module_scope() -> i32 {
  return x;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = x;
  let x = x + 1;
  out[1] = x;
  {
    var x = 10;
    x *= 3;
    out[2] = x;
  }
  out[3] = x;
  for (var x = 4; x < 6; x++) {
    out[x] = x;
  }
  out[6] = x;
  out[7] = module_scope();
  switch x {
    case 2: {
      let x = 50 + x * 5;
      out[8] = x;
    }
    default: {}
  }
}
