//# expect-error: wgsl/mixed-operators line 3
fn f() {
  let a = 1 & 2 | 3 ^ 4;
}
