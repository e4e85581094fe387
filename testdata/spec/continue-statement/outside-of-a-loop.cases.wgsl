//# case fail
//# expect-error: wgsl/continue-placement line 4
fn f(n: i32) -> i32 {
  switch n {
    case 1 { continue; }
    default { }
  }
  return n;
}
//# case pass
fn f(n: i32) -> i32 {
  switch n {
    case 1 { break; }
    default { }
  }
  return n;
}
