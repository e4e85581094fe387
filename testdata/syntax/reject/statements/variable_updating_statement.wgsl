//# expect-error: wgsl/expression-statement line 5
//# expect-error: wgsl/expression-statement line 6
//# expect-error: wgsl/expression-statement line 7
fn f() {
  a;
  a.b;
  (a);
}
