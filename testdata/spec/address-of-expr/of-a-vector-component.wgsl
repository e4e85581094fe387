//# expect-error: wgsl/address-of-operand
fn f() -> f32 {
  var v = vec2f(1, 2);
  let p = &v.x;
  return (*p);
}
