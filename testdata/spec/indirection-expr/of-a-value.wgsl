//# expect-error: wgsl/indirection-operand
fn f(n: i32) -> i32 {
  return *n;
}
