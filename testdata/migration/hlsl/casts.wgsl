//# expect-error: wgsl/foreign-syntax line 5
//# expect-error: wgsl/foreign-syntax line 6
//# expect-error: wgsl/foreign-syntax line 7
fn f(i: i32, v: vec3f) -> f32 {
  let a = (float)i;
  let b = (int)v.x + 1;
  return a + (float)b * 2.0;
}
