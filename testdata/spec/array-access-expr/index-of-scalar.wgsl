//# expect-error: wgsl/index-base
fn f(n: vec2i) -> i32 {
  return n.x[0];
}
