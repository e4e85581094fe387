//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-identifier line 7
fn f(v: vec4f) -> f32 {
  return v.0;
}
fn g(v: vec4f) -> f32 {
  return v.;
}
