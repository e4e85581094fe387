//# case fail
//# expect-error: wgsl/derivative-uniformity line 6
@diagnostic(off, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 @diagnostic(error, derivative_uniformity) {
    _ = dpdx(x);
  }
}
//# case pass
@diagnostic(error, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 @diagnostic(info, derivative_uniformity) {
    _ = dpdx(x);
  }
}
