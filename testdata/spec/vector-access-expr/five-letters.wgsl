//# expect-error: wgsl/swizzle
fn f(v: vec2f) -> vec4f {
  return v.xyxyx;
}
