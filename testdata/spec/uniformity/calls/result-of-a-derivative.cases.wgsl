//# case fail
//# expect-error: wgsl/derivative-uniformity line 6
@group(0) @binding(0) var<uniform> u: f32;
@fragment
fn main() {
  if dpdy(u) > 0 {
    _ = fwidth(1.0);
  }
}
//# case pass
@group(0) @binding(0) var<uniform> u: f32;
@fragment
fn main() {
  if u > 0 {
    _ = fwidth(1.0);
  }
}
