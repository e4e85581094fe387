//# expect-error: wgsl/expected-semicolon line 3
fn f() {
  var a: array<f32;
  let b = 1;
}
