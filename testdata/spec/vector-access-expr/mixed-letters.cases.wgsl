//# case fail
//# expect-error: wgsl/swizzle line 3
fn f(v: vec4f) -> vec2f {
  return v.xg;
}
//# case pass
fn f(v: vec4f) -> vec2f {
  return v.xy;
}
