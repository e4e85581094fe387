//# expect-error: wgsl/expected-expression line 6
//# expect-error: wgsl/expected-token line 7
//# expect-error: wgsl/unclosed-delimiter line 8
//# expect-error: wgsl/expression-statement line 8
fn f() {
  while {}
  while true;
  while (true { a b; }
}
