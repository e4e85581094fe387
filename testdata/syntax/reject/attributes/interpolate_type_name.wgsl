//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
fn f(@interpolate(1) a: f32) {}
fn g(@interpolate(if) a: f32) {}
