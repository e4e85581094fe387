//# expect-error: wgsl/initializer-type line 7
//# expect-error: wgsl/no-matching-overload line 8
//# expect-error: wgsl/no-matching-overload line 10
//# expect-error: wgsl/initializer-type line 11
//# expect-error: wgsl/no-matching-overload line 12
fn f(i: i32, n: u32) -> f32 {
  let a: f32 = i;
  let b = 0.5 * i;
  let c = 1.0 + f32(n);
  let d = max(c, n);
  var e: i32 = n;
  e = 2 << i;
  return a + b + c + d + f32(e);
}
