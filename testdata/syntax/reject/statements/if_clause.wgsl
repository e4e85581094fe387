//# expect-error: wgsl/expected-token line 8
//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/unclosed-delimiter line 9
//# expect-error: wgsl/expected-expression line 10
//# expect-error: wgsl/expression-statement line 10
//# expect-error: wgsl/expression-statement line 10
fn f() {
  if true false { a b; }
  if (true { let a = 1; }
  if { c d; } else { e f; }
}
