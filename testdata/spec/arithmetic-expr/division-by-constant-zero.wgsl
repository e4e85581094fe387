//# expect-error: wgsl/const-integer-division
fn f(n: i32) -> i32 {
  return n % 0;
}
