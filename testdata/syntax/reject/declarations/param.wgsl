//# expect-error: wgsl/expected-token line 5
//# expect-error: wgsl/expected-token line 6
//# expect-error: wgsl/expected-type line 7
//# expect-error: wgsl/expected-identifier line 8
fn f(a) {}
fn g(b a) {}
fn h(a: ) {}
fn i(fn: i32) {}
