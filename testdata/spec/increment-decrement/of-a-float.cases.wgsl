//# case fail
//# expect-error: wgsl/increment-type line 4
fn f() -> f32 {
  var x = 1.0;
  x++;
  return f32(x);
}
//# case pass
fn f() -> f32 {
  var x = 1;
  x++;
  return f32(x);
}
