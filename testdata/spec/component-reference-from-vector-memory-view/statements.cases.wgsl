// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-index-range
fn f() { var a: vec3f; a[-1] = a[0]; }
//# case 1-accepted
fn f() { var a: vec3f; a[2] = a[0]; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": -1}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { var a: vec3f; a[n] = a[0]; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 2}
override n: i32;
@compute @workgroup_size(1) fn main() { var a: vec3f; a[n] = a[0]; }
