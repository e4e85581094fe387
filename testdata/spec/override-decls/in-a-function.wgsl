//# expect-error: wgsl/module-scope-only
fn f() -> f32 {
  override strength = 0.5;
  return strength;
}
