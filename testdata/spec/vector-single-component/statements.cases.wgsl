// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-index-range
fn f(a: vec3f) { var b = a; _ = a[3]; }
//# case 1-accepted
fn f(a: vec3f) { var b = a; _ = b[2]; _ = a[2]; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 3}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { let a = vec3f(); _ = a[n]; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 2}
override n: i32;
@compute @workgroup_size(1) fn main() { let a = vec3f(); _ = a[n]; }
