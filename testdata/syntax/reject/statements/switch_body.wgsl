//# expect-error: wgsl/empty-switch line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-token line 7
fn f() {
  switch 1 {}
  switch 1 { let a = 1; default {} }
  switch 1 { default {} ; }
}
