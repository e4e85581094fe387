//# expect-error: wgsl/expected-semicolon line 6
//# expect-error: wgsl/expression-statement line 7
//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/expression-statement line 9
fn f() {
  g(1) h;
  (g(1));
  g<i32>;
  g(1).x;
}
