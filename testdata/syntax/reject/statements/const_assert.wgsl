//# expect-error: wgsl/expected-expression line 4
//# expect-error: wgsl/expected-expression line 5
fn f() {
  const_assert;
  const_assert 1 <;
}
