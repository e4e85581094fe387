//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
//# expect-error: wgsl/attribute-parameters line 7
//# expect-error: wgsl/unclosed-delimiter line 8
fn f(@location a: f32) {}
fn f(@location() a: f32) {}
fn f(@location(1, 2) a: f32) {}
fn f(@location(1 a: f32) {}
