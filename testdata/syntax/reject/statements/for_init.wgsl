//# expect-error: wgsl/missing-initializer line 5
//# expect-error: wgsl/expected-semicolon line 6
//# expect-error: wgsl/expression-statement line 7
fn f() {
  for (let a;;) {}
  for (return;;) {}
  for (a b;;) {}
}
