//# case fail
//# expect-error: wgsl/template-arguments line 4
fn half(x: f32) -> f32 { return x / 2; }
fn main() {
  let y = half<f32, 7>(1);
}
//# case pass
fn half(x: f32) -> f32 { return x / 2; }
fn main() {
  let y = half(1);
}
