//# expect-error: wgsl/unknown-identifier
fn f() -> i32 {
  let amount = 3;
  return amuont;
}
