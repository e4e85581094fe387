//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/case-placement line 7
fn f() {
  switch 1 { case 1; default: {} }
  switch 1 { 1: {} default: {} }
  case 1: {}
}
