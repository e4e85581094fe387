//# case fail
//# expect-error: wgsl/derivative-uniformity line 6
@diagnostic(error, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = dpdx(x);
  }
}
//# case pass
@diagnostic(warning, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = dpdx(x);
  }
}
