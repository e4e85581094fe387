//# case fail
//# expect-error: wgsl/no-common-type line 3
fn f() -> f32 {
  let list = array(1.0, 2u);
  return list[0];
}
//# case pass
fn f() -> f32 {
  let list = array(1.0, 2);
  return list[0];
}
