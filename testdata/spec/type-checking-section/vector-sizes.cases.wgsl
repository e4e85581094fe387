//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(a: vec3f, b: vec2f) -> vec3f {
  return a * b;
}
//# case pass
fn f(a: vec3f, b: vec2f) -> vec3f {
  return a * vec3f(b, 1);
}
