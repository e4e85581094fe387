//# expect-error: wgsl/expected-expression line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expression-statement line 7
fn f() {
  if true {} else if {}
  if true {} else if true
  if true {} elsif true {}
}
