//# expect-error: wgsl/return-type-constructible
fn f(p: ptr<function, i32>) -> ptr<function, i32> {
  return p;
}
