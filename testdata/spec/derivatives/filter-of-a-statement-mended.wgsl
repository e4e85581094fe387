@fragment
fn main(@location(0) x: f32) {
  @diagnostic(off, derivative_uniformity)
  if x > 0 {
    _ = dpdx(x);
  }
}
