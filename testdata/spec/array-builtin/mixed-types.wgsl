//# expect-error: wgsl/no-common-type line 3
fn f() -> f32 {
  let list = array(1.0, 2u);
  return list[0];
}
