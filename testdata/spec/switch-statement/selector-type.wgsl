//# expect-error: wgsl/switch-selector-type
fn f(x: f32) -> i32 {
  switch x {
    default { return 1; }
  }
}
