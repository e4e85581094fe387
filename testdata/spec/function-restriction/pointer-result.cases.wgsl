//# case fail
//# expect-error: wgsl/return-type-constructible line 2
fn f(p: ptr<function, i32>) -> ptr<function, i32> {
  return p;
}
//# case pass
fn f(p: ptr<function, i32>) -> i32 {
  return *p;
}
