//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/unclosed-delimiter line 6
//# expect-error: wgsl/expected-statement line 6
fn f() {
  let a = max(1, 2,,);
  let b = max(1; 2);
}
