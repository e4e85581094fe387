//# expect-error: wgsl/identifier-underscores
fn f() -> i32 {
  let __x = 1;
  return __x;
}
