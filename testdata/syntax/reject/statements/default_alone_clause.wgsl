//# expect-error: wgsl/expected-token line 4
//# expect-error: wgsl/expected-token line 5
fn f() {
  switch 1 { default 1: {} case 1 {} }
  switch 1 { default }
}
