//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-semicolon line 5
fn f() {
  loop { break }
  loop { break 1; }
}
