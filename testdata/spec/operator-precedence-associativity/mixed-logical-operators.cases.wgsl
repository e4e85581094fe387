//# case fail
//# expect-error: wgsl/mixed-operators line 3
fn f(a: bool, b: bool, c: bool) -> bool {
  return a && b || c;
}
//# case pass
fn f(a: bool, b: bool, c: bool) -> bool {
  return (a && b) || c;
}
