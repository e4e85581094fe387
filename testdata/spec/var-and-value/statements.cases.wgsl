// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/var-type-missing
fn f() { var a; }
//# case 1-accepted
fn f() { var a: i32; }
//# case 2-rejected
//# expect-error: wgsl/initializer-type
fn f() { var a: i32 = 1.5; }
//# case 2-accepted
fn f() { var a: f32 = 1; }
//# case 3-rejected
//# pipeline: compute
//# expect-error: wgsl/override-value
override n: i32;
@compute @workgroup_size(1) fn main() { _ = n; }
//# case 3-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { _ = n; }
