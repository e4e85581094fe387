//# expect-error: wgsl/const-index-range
fn f(v: vec3f) -> f32 {
  return v[-1];
}
