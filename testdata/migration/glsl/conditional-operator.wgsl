//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/foreign-syntax line 7
//# expect-error: wgsl/foreign-syntax line 8
//# expect-error: wgsl/foreign-syntax line 8
fn f(x: f32, y: f32) -> f32 {
  let a = x > 0.0 ? x : -x;
  let b = (x < y) ? max(a, 1.0) : y;
  return a > b ? a : b > 2.0 ? b : 0.0;
}
