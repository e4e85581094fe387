//# case fail
//# expect-error: wgsl/derivative-uniformity line 7
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    return;
  }
  _ = fwidthFine(x);
}
//# case pass
@fragment
fn main(@location(0) x: f32) {
  if x > 0 {
    discard;
  }
  _ = fwidthFine(x);
}
