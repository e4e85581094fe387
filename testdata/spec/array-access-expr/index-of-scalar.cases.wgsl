//# case fail
//# expect-error: wgsl/not-indexable line 3
fn f(n: vec2i) -> i32 {
  return n.x[0];
}
//# case pass
fn f(n: vec2i) -> i32 {
  return n[0];
}
