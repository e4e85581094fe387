@diagnostic(error, derivative_uniformity)
@fragment
fn main(@location(0) x: f32) {
  if x > 0 @diagnostic(info, derivative_uniformity) {
    _ = dpdx(x);
  }
}
