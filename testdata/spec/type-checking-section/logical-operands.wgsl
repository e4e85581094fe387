//# expect-error: wgsl/no-matching-overload
fn f(a: bool, n: i32) -> bool {
  return a && n;
}
