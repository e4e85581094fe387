//# case fail
//# expect-error: wgsl/derivative-uniformity line 5
@fragment
fn main(@location(0) @interpolate(flat) a: u32) {
  if a == 1 {
    _ = dpdx(1.0);
  }
}
//# case pass
@fragment
fn main(@location(0) @interpolate(flat) a: u32) {
  if 1u == 1 {
    _ = dpdx(1.0);
  }
}
