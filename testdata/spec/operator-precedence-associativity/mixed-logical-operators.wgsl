//# expect-error: wgsl/mixed-operators
fn f(a: bool, b: bool, c: bool) -> bool {
  return a && b || c;
}
