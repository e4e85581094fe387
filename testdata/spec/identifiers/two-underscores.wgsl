//# expect-error: wgsl/identifier-underscores line 3
fn f() -> i32 {
  let __x = 1;
  return __x;
}
