//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-expression line 5
fn f() {
  const_assert true
  const_assert = 1;
}
