//# case fail
//# expect-error: wgsl/switch-selector-type line 4
fn f(n: i32) -> i32 {
  switch n {
    case 1u { return 1; }
    default { return 2; }
  }
}
//# case pass
fn f(n: i32) -> i32 {
  switch n {
    case 1 { return 1; }
    default { return 2; }
  }
}
