//# expect-error: wgsl/foreign-syntax line 5
//# expect-error: wgsl/foreign-syntax line 5
//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 9
fn add(in a: f32, in b: f32) -> f32 {
  return a + b;
}
void swap(inout float a, inout float b) {
  float t = a;
}
fn g(x: f32) -> f32 { return add(x, x); }
