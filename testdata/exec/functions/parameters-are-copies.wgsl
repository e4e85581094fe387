//# dispatch: 1 1 1
//# read 0:0: i32 5
//# expect 0:1: i32 5 6 1 2 100 2
// A callee's copy of an argument is its own: changing it leaves the caller's variable as it was.
@group(0) @binding(0) var<storage, read> v: i32;
@group(0) @binding(1) var<storage, read_write> out: array<i32, 6>;

fn bump(x: i32) -> i32 {
  var x2 = x;
  x2++;
  return x2;
}

fn poke(a: array<i32, 2>) -> array<i32, 2> {
  var mine = a;
  mine[0] = 100;
  return mine;
}

@compute @workgroup_size(1)
fn main() {
  var x = v;
  out[1] = bump(x);
  out[0] = x;
  var a = array(1, 2);
  let b = poke(a);
  out[2] = a[0];
  out[3] = a[1];
  out[4] = b[0];
  out[5] = b[1];
}
