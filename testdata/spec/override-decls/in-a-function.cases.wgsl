//# case fail
//# expect-error: wgsl/module-scope-only line 3
fn f() -> f32 {
  override strength = 0.5;
  return strength;
}
//# case pass
fn f() -> f32 {
  const strength = 0.5;
  return strength;
}
