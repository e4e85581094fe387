//# case fail
//# expect-error: wgsl/address-space-placement line 3
fn f() -> i32 {
  var<private> n = 1;
  return n;
}
//# case pass
fn f() -> i32 {
  var<function> n = 1;
  return n;
}
