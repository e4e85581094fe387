//# dispatch: 1 1 1
//# expect 0:0: i32 123 456 78 21 4
// Arguments, constructor parts and operands are evaluated from left to right.
@group(0) @binding(0) var<storage, read_write> out: array<i32, 5>;
var<private> calls: i32;

fn next() -> i32 {
  calls++;
  return calls;
}

fn digits(a: i32, b: i32, c: i32) -> i32 {
  return a * 100 + b * 10 + c;
}

@compute @workgroup_size(1)
fn main() {
  out[0] = digits(next(), next(), next());
  let v = vec3i(next(), next(), next());
  out[1] = digits(v.x, v.y, v.z);
  let a = array(next(), next());
  out[2] = a[0] * 10 + a[1];
  calls = 0;
  out[3] = next() + next() * 10;
  calls = 5;
  out[4] = next() * 3 - next() * 2;
}
