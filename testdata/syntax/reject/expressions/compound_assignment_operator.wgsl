//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/expected-expression line 7
//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/expression-statement line 9
fn f() {
  a +=;
  a =+ 1;
  a &&= b;
  a <= 1;
}
