//# dispatch: 1 1 1
//# read 0:0: i32 0 1 2 3 4 -7 1000 -1
//# expect 0:1: i32 100 200 200 200 999 300 999 999
// Cases with one selector and several, a negative selector, a trailing comma, colons present and absent.
@group(0) @binding(0) var<storage, read> v: array<i32, 8>;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 8>;

@compute @workgroup_size(8)
fn main(@builtin(local_invocation_index) i: u32) {
  switch v[i] {
    case 0: {
      out[i] = 100;
    }
    case 1, 2, 3, {
      out[i] = 200;
    }
    case -7 {
      out[i] = 300;
    }
    default: {
      out[i] = 999;
    }
  }
}
