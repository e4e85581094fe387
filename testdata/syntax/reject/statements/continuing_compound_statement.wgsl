//# expect-error: wgsl/expected-semicolon line 6
//# expect-error: wgsl/continuing-placement line 7
//# expect-error: wgsl/expression-statement line 8
//# expect-error: wgsl/expected-semicolon line 8
fn f() {
  loop { continuing { let a = 1 }
  let b = 1; }
  loop { continuing { a b; break if c d; } }
}
