//# case fail
//# expect-error: wgsl/derivative-uniformity line 5
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    if dpdx(x) > 0 @diagnostic(off, derivative_uniformity) {
    }
  }
}
//# case pass
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    @diagnostic(off, derivative_uniformity) if dpdx(x) > 0 {
    }
  }
}
