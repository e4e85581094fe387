//# case fail
//# expect-error: wgsl/unknown-identifier line 3
fn f() -> i32 {
  let a = b;
  let b = 1;
  return a + b;
}
//# case pass
fn f() -> i32 {
  let b = 1;
  let a = b;
  return a + b;
}
