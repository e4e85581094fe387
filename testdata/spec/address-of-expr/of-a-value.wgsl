//# expect-error: wgsl/address-of-operand
fn f(n: i32) -> i32 {
  let a = n;
  let p = &a;
  return *p;
}
