//# expect-error: wgsl/module-scope-only line 3
fn f() -> f32 {
  override strength = 0.5;
  return strength;
}
