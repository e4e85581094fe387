//# expect-error: wgsl/expected-identifier line 3
//# expect-error: wgsl/expected-identifier line 4
fn f(@interpolate(flat, 1) a: f32) {}
fn g(@interpolate(flat, if) a: f32) {}
