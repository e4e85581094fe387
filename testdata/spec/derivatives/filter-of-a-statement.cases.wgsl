//# case fail
//# expect-error: wgsl/derivative-uniformity line 9
@fragment
fn main(@location(0) x: f32) {
  @diagnostic(off, derivative_uniformity)
  if x > 0 {
    _ = dpdx(x);
  }
  if x > 1 {
    _ = dpdx(x);
  }
}
//# case pass
@fragment
fn main(@location(0) x: f32) {
  @diagnostic(off, derivative_uniformity)
  if x > 0 {
    _ = dpdx(x);
  }
}
