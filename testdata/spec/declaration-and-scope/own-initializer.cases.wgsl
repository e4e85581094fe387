//# case fail
//# expect-error: wgsl/unknown-identifier line 3
fn f() -> i32 {
  let x = x + 1;
  return x;
}
//# case pass
fn f() -> i32 {
  let x = 0 + 1;
  return x;
}
