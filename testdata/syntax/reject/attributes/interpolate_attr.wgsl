//# expect-error: wgsl/attribute-parameters line 4
//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
fn f(@interpolate a: u32) {}
fn g(@interpolate() a: u32) {}
fn h(@interpolate(flat, a, b) a: u32) {}
