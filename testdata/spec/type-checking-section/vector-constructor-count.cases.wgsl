//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(a: vec2f) -> vec3f {
  return vec3f(a, a);
}
//# case pass
fn f(a: vec2f) -> vec3f {
  return vec3f(a, a.x);
}
