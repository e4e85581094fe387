//# case fail
//# expect-error: wgsl/address-of-operand line 4
fn f() -> f32 {
  var v = vec2f(1, 2);
  let p = &v.x;
  return (*p);
}
//# case pass
fn f() -> f32 {
  var v = vec2f(1, 2);
  let p = &v;
  return (*p).x;
}
