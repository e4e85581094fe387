//# expect-error: wgsl/expected-expression line 7
//# expect-error: wgsl/expected-token line 8
//# expect-error: wgsl/expected-token line 9
//# expect-error: wgsl/else-placement line 10
//# expect-error: wgsl/expected-token line 11
fn f() {
  if {}
  if true;
  if true {} else false {}
  else {}
  if (true) return;
}
