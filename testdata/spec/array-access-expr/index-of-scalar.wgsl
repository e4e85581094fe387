//# expect-error: wgsl/not-indexable
fn f(n: vec2i) -> i32 {
  return n.x[0];
}
