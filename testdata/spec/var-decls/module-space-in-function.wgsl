//# expect-error: wgsl/address-space-placement
fn f() -> i32 {
  var<private> n = 1;
  return n;
}
