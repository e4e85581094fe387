//# case fail
//# expect-error: wgsl/swizzle line 3
fn f(v: vec2f) -> vec4f {
  return v.xyxyx;
}
//# case pass
fn f(v: vec2f) -> vec4f {
  return v.xyxy;
}
