//# expect-error: wgsl/expected-expression line 7
//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/assignment-in-expression line 9
//# expect-error: wgsl/expected-token line 10
//# expect-error: wgsl/expected-statement line 11
fn f() {
  a = ;
  a == 1;
  a = b = c;
  _ += 1;
  1 = a;
}
