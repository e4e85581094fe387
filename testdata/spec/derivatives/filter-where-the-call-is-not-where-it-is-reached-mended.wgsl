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
