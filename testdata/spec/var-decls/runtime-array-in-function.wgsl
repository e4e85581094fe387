//# expect-error: wgsl/store-type line 3
fn f() -> f32 {
  var list: array<f32>;
  return list[0];
}
