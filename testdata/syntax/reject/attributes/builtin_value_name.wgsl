//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
fn f(@builtin(5) a: u32) {}
fn g(@builtin(loop) a: u32) {}
