//# case fail
//# expect-error: wgsl/identifier-underscores line 4
//# expect-error: wgsl/identifier-underscores line 5
fn f() -> i32 {
  let __x = 1;
  return __x;
}
//# case pass
fn f() -> i32 {
  let _x = 1;
  return _x;
}
