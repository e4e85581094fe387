//# expect-error: wgsl/expected-identifier line 4
//# expect-error: wgsl/numeric-literal-form line 5
fn f() {
  let a = 1.5.;
  let b = 1.0u;
}
