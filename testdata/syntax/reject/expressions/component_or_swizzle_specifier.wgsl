//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/unclosed-delimiter line 7
//# expect-error: wgsl/expected-identifier line 8
//# expect-error: wgsl/expected-identifier line 9
fn f() {
  let a = b[];
  let c = b[1;
  let d = b.;
  let e = b.[1];
}
