//# expect-error: wgsl/swizzle line 3
fn f(v: vec2f) -> vec4f {
  return v.xyxyx;
}
