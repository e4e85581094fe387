//# expect-error: wgsl/no-matching-overload
fn f(a: vec2f) -> vec3f {
  return vec3f(a, a);
}
