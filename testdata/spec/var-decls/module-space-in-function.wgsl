//# expect-error: wgsl/address-space-scope
fn f() -> i32 {
  var<private> n = 1;
  return n;
}
