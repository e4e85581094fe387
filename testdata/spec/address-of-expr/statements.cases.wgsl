// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/address-of-operand
@group(0) @binding(0) var a: sampler; fn f() { _ = &a; }
//# case 1-accepted
@group(0) @binding(0) var a: sampler; fn f() { _ = a; }
//# case 2-rejected
//# expect-error: wgsl/address-of-operand
fn f() { var a: vec2f; let b = &a.x; }
//# case 2-accepted
fn f() { var a: array<f32, 2>; let b = &a[0]; }
