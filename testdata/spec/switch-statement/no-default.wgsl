//# expect-error: wgsl/missing-default
fn f(n: i32) -> i32 {
  switch n {
    case 1 { return 1; }
  }
  return 2;
}
