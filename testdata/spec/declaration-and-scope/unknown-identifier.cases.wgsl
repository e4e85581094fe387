//# case fail
//# expect-error: wgsl/unknown-identifier line 4
fn f() -> i32 {
  let amount = 3;
  return amuont;
}
//# case pass
fn f() -> i32 {
  let amount = 3;
  return amount;
}
