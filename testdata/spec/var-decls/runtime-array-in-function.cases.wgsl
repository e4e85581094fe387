//# case fail
//# expect-error: wgsl/store-type line 3
fn f() -> f32 {
  var list: array<f32>;
  return list[0];
}
//# case pass
fn f() -> f32 {
  var list: array<f32, 4>;
  return list[0];
}
