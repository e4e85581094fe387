//# case fail
//# expect-error: wgsl/switch-selector-type line 3
fn f(x: f32) -> i32 {
  switch x {
    default { return 1; }
  }
}
//# case pass
fn f(x: f32) -> i32 {
  switch i32(x) {
    default { return 1; }
  }
}
