//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/identifier-underscores line 8
//# expect-error: wgsl/expected-identifier line 9
//# expect-error: wgsl/numeric-literal-form line 10
//# expect-error: wgsl/invalid-character line 11
fn f() {
  let fn = 1;
  let __a = 1;
  let _ = 1;
  let 1a = 1;
  let 😀 = 1;
}
