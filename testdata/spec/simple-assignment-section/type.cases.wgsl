//# case fail
//# expect-error: wgsl/assignment-type line 4
fn f() -> f32 {
  var x = 1.0;
  x = 2u;
  return x;
}
//# case pass
fn f() -> f32 {
  var x = 1.0;
  x = 2;
  return x;
}
