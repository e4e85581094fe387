//# expect-error: wgsl/expected-expression line 4
//# expect-error: wgsl/expected-expression line 5
fn f() {
  switch 1 { case 1,,2: {} default {} }
  switch 1 { case ,: {} default {} }
}
