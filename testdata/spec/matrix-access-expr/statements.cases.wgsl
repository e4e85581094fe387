// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-index-range
fn f(a: mat2x3f) { var b = a; _ = a[2]; }
//# case 1-accepted
fn f(a: mat2x3f) { var b = a; _ = b[1]; _ = a[1]; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 2}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { let a = mat2x3f(); _ = a[n]; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { let a = mat2x3f(); _ = a[n]; }
//# case 4-rejected
//# expect-error: wgsl/const-index-range
fn f() { var a: mat2x3f; a[2] = a[0]; }
//# case 4-accepted
fn f() { var a: mat2x3f; a[1] = a[0]; }
//# case 5-rejected
//# pipeline: compute
//# constants: {"n": 2}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { var a: mat2x3f; a[n] = a[0]; }
//# case 5-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(1) fn main() { var a: mat2x3f; a[n] = a[0]; }
