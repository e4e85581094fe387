//# dispatch: 1 1 1
//# read 0:0: i32 0 1 2 3 4
//# expect 0:1: i32 1 10 20 31 31
// A break within nested ifs leaves the switch, not what is around it.
@group(0) @binding(0) var<storage, read> v: array<i32, 5>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 5>;

@compute @workgroup_size(5)
fn main(@builtin(local_invocation_index) i: u32) {
  var r = 0;
  switch v[i] {
    case 1, 2: {
      r = 10;
      if v[i] == 1 {
        if r == 10 {
          break;
        }
      }
      r += 10;
    }
    case 0: {
      r = 1;
    }
    default: {
      for (var k = 0; k < 5; k++) {
        if k == 3 {
          break;
        }
        r += 10;
      }
      r += 1;
    }
  }
  out[i] = r;
}
