//# expect-error: wgsl/swizzle
fn f(v: vec2f) -> f32 {
  return v.z;
}
