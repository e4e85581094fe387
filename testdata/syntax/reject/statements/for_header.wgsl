//# expect-error: wgsl/expected-expression line 7
//# expect-error: wgsl/expected-semicolon line 8
//# expect-error: wgsl/unclosed-delimiter line 9
//# expect-error: wgsl/unclosed-delimiter line 10
//# expect-error: wgsl/expression-statement line 10
fn f() {
  for (;) {}
  for () {}
  for (var i = 0; i < 4; i++;) {}
  for (;; let b = 1) { c d; }
}
