//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-token line 7
fn f() {
  switch { default {} }
  switch 1;
  switch 1 x { default {} }
}
