//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-semicolon line 5
fn f() {
  let a = vec4f()();
  let b = 1 2;
}
