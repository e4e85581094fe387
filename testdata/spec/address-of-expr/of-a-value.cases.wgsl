//# case fail
//# expect-error: wgsl/address-of-operand line 4
fn f(n: i32) -> i32 {
  let a = n;
  let p = &a;
  return *p;
}
//# case pass
fn f(n: i32) -> i32 {
  var a = n;
  let p = &a;
  return *p;
}
