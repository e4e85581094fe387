//# case fail
//# expect-error: wgsl/derivative-uniformity line 3
fn slope(x: f32) -> f32 {
  return dpdx(x);
}
@diagnostic(off, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = slope(x);
  }
}
//# case pass
@diagnostic(off, derivative_uniformity)
fn slope(x: f32) -> f32 {
  return dpdx(x);
}
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = slope(x);
  }
}
