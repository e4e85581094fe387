//# expect-error: wgsl/unclosed-delimiter line 5
//# expect-error: wgsl/expected-identifier line 6
//# expect-error: wgsl/expected-identifier line 7
//# expect-error: wgsl/unclosed-delimiter line 8
fn f(a: i32 b: i32) {}
fn g(,) {}
fn h(a: i32,,) {}
fn i(a: i32 {}
