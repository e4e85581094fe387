//# expect-error: wgsl/store-type
fn f() -> f32 {
  var list: array<f32>;
  return list[0];
}
