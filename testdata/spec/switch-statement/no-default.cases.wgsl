//# case fail
//# expect-error: wgsl/missing-default line 3
fn f(n: i32) -> i32 {
  switch n {
    case 1 { return 1; }
  }
  return 2;
}
//# case pass
fn f(n: i32) -> i32 {
  switch n {
    case 1 { return 1; }
    default { }
  }
  return 2;
}
