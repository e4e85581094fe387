//# expect-error: wgsl/attribute-parameters line 4
//# expect-error: wgsl/attribute-parameters line 5
//# expect-error: wgsl/attribute-parameters line 6
fn f(@builtin a: u32) {}
fn g(@builtin() a: u32) {}
fn h(@builtin(a, b, c) a: u32) {}
