//# expect-error: wgsl/expected-identifier line 9
//# expect-error: wgsl/identifier-underscores line 10
//# expect-error: wgsl/expected-identifier line 11
//# expect-error: wgsl/numeric-literal-form line 12
//# expect-error: wgsl/expected-identifier line 12
//# expect-error: wgsl/invalid-character line 13
//# expect-error: wgsl/expected-identifier line 13
fn f() {
  let fn = 1;
  let __a = 1;
  let _ = 1;
  let 1a = 1;
  let 😀 = 1;
}
