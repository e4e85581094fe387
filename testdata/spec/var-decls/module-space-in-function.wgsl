//# expect-error: wgsl/address-space-placement line 3
fn f() -> i32 {
  var<private> n = 1;
  return n;
}
