//# expect-error: wgsl/unclosed-delimiter line 4
//# expect-error: wgsl/expected-semicolon line 5
fn f() {
  let a = abs(-1;
  let b = abs -1);
}
