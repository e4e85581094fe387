//# expect-error: wgsl/expected-semicolon line 4
//# expect-error: wgsl/expected-semicolon line 5
//# expect-error: wgsl/expected-semicolon line 6
fn f() { return }
fn g() -> i32 { return 1 }
fn h() -> i32 { return 1 2; }
