//# case fail
//# expect-error: wgsl/indirection-operand line 3
fn f(n: i32) -> i32 {
  return *n;
}
//# case pass
fn f(n: i32) -> i32 {
  return n;
}
