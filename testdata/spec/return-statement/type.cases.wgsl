//# case fail
//# expect-error: wgsl/return-type line 3
fn f() -> i32 {
  return 1.5;
}
//# case pass
fn f() -> i32 {
  return 1;
}
