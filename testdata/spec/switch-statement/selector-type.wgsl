//# expect-error: wgsl/switch-selector-type line 3
fn f(x: f32) -> i32 {
  switch x {
    default { return 1; }
  }
}
