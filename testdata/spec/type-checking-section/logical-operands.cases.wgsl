//# case fail
//# expect-error: wgsl/no-matching-overload line 3
fn f(a: bool, n: i32) -> bool {
  return a && n;
}
//# case pass
fn f(a: bool, n: i32) -> bool {
  return a && n != 0;
}
