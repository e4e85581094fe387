// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-index-range
fn f(a: array<f32, 4>) { var b = a; _ = a[4]; }
//# case 1-accepted
fn f(a: array<f32, 4>) { var b = a; _ = b[3]; _ = a[3]; }
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 4}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { let a = array<f32, 4>(); _ = a[n]; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 3}
override n: i32;
@compute @workgroup_size(1) fn main() { let a = array<f32, 4>(); _ = a[n]; }
//# case 4-rejected
//# expect-error: wgsl/const-index-range
fn f() { var a: array<f32, 4>; a[4] = a[0]; }
//# case 4-accepted
fn f() { var a: array<f32, 4>; a[3] = a[0]; }
//# case 5-rejected
//# pipeline: compute
//# constants: {"n": 4}
//# expect-error: wgsl/const-index-range
override n: i32;
@compute @workgroup_size(1) fn main() { var a: array<f32, 4>; a[n] = a[0]; }
//# case 5-accepted
//# pipeline: compute
//# constants: {"n": 3}
override n: i32;
@compute @workgroup_size(1) fn main() { var a: array<f32, 4>; a[n] = a[0]; }
//# case 6-rejected
//# expect-error: wgsl/const-index-range
@group(0) @binding(0) var<storage, read_write> a: array<f32>; fn f() { a[-1] = 1; }
//# case 6-accepted
@group(0) @binding(0) var<storage, read_write> a: array<f32>; fn f() { a[9999] = 1; }
//# case 7-rejected
//# pipeline: compute
//# constants: {"n": -1}
//# expect-error: wgsl/const-index-range
@group(0) @binding(0) var<storage, read_write> a: array<f32>; override n: i32;
@compute @workgroup_size(1) fn main() { a[n] = 1; }
//# case 7-accepted
//# pipeline: compute
//# constants: {"n": 9999}
@group(0) @binding(0) var<storage, read_write> a: array<f32>; override n: i32;
@compute @workgroup_size(1) fn main() { a[n] = 1; }
