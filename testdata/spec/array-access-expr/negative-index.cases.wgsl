//# case fail
//# expect-error: wgsl/const-index-range line 3
fn f(v: vec3f) -> f32 {
  return v[-1];
}
//# case pass
fn f(v: vec3f) -> f32 {
  return v[1];
}
