@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    @diagnostic(off, derivative_uniformity) if dpdx(x) > 0 {
    }
  }
}
