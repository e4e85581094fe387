//# case fail
//# expect-error: wgsl/initializer-type line 3
fn f() -> i32 {
  let n: i32 = 1.5;
  return n;
}
//# case pass
fn f() -> i32 {
  let n: i32 = 1;
  return n;
}
