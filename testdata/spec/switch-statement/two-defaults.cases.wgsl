//# case fail
//# expect-error: wgsl/missing-default line 5
fn f(n: i32) -> i32 {
  switch n {
    case 1, default { return 1; }
    default { return 2; }
  }
}
//# case pass
fn f(n: i32) -> i32 {
  switch n {
    case 1, default { return 1; }
    case 2 { return 2; }
  }
}
