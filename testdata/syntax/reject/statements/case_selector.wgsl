//# expect-error: wgsl/expected-expression line 4
//# expect-error: wgsl/assignment-in-expression line 5
fn f() {
  switch 3 { case let: {} default {} }
  switch 3 { case 1 =: {} default {} }
}
