//# expect-error: wgsl/expected-identifier line 6
//# expect-error: wgsl/expected-token line 7
//# expect-error: wgsl/expected-token line 8
//# expect-error: wgsl/expected-type line 9
//# expect-error: wgsl/expected-type line 10
fn () {}
fn g {}
fn h() - > i32 {}
fn i() -> {}
fn j() -> 5 {}
