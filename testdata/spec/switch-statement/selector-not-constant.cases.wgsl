//# case fail
//# expect-error: wgsl/const-expression-required line 5
fn f(n: i32) -> i32 {
  let two = 2;
  switch n {
    case two { return 1; }
    default { return 3; }
  }
}
//# case pass
fn f(n: i32) -> i32 {
  const two = 2;
  switch n {
    case two { return 1; }
    default { return 3; }
  }
}
