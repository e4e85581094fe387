//# case fail
//# expect-error: wgsl/duplicate-case line 5
fn f(n: i32) -> i32 {
  switch n {
    case 1, 2 { return 1; }
    case 3, 1 + 1 { return 2; }
    default { return 3; }
  }
}
//# case pass
fn f(n: i32) -> i32 {
  switch n {
    case 1, 2 { return 1; }
    case 3, 4 { return 2; }
    default { return 3; }
  }
}
