//# case fail
//# expect-error: wgsl/swizzle line 3
fn f(v: vec2f) -> f32 {
  return v.z;
}
//# case pass
fn f(v: vec2f) -> f32 {
  return v.y;
}
