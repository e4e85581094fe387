//# expect-error: wgsl/expected-token line 4
//# expect-error: wgsl/else-placement line 5
fn f() {
  if true {} else;
  if true {} else {} else {}
}
