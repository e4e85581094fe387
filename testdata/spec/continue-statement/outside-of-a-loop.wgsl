//# expect-error: wgsl/continue-placement
fn f(n: i32) -> i32 {
  switch n {
    case 1 { continue; }
    default { }
  }
  return n;
}
