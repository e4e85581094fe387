@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    discard;
  }
  _ = fwidthFine(x);
}
