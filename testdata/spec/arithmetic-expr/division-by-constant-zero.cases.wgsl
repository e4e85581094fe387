//# case fail
//# expect-error: wgsl/const-integer-division line 3
fn f(n: i32) -> i32 {
  return n % 0;
}
//# case pass
fn f(n: i32) -> i32 {
  return n % 3;
}
