//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/assignment-target line 9
//# expect-error: wgsl/expected-statement line 10
//# expect-error: wgsl/expected-statement line 11
//# expect-error: wgsl/assignment-target line 12
//# expect-error: wgsl/assignment-target line 13
fn f() {
  a + b = 1;
  (a + b) = 1;
  5 = 1;
  -a = 1;
  (-a) = 1;
  a<b> = 1;
}
