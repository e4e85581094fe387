//# dispatch: 1 1 1
//# expect 0:0: i32 105 15 112 31 21
// In x op= f() the old value of x is read before f runs, so that what f stores into x is overwritten.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 5>;
var<private> x: i32;

fn overwrite(by: i32) -> i32 {
  x = 1000 + by;
  return by;
}

fn twice() -> i32 {
  x *= 2;
  return x;
}

@compute @workgroup_size(1)
fn main() {
  x = 100;
  x += overwrite(5);
  out[0] = x;
  x = 3;
  x *= overwrite(5);
  out[1] = x;
  x = 7;
  let sum = x + overwrite(105);
  out[2] = sum;
  x = 5;
  out[3] = x + twice() + 6 + x;
  x = 3;
  x = x + twice() + x * 2;
  out[4] = x;
}
