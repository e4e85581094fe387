@fragment
fn main(@location(0) @interpolate(flat) a: u32) {
  if 1u == 1 {
    _ = dpdx(1.0);
  }
}
