//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-token line 7
fn f() {
  for var i = 0; i < 4; i++ {}
  for (;;)
  for (;;) break;
}
