//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-semicolon line 5
fn f() {
  while false { continue }
  while false { continue 1; }
}
