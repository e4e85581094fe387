//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/unclosed-delimiter line 6
//# expect-error: wgsl/expected-semicolon line 7
fn f() {
  let a = ();
  let b = (1;
  let c = (1 + 2));
}
