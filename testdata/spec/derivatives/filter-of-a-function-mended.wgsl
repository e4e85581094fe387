@diagnostic(warning, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    _ = dpdx(x);
  }
}
