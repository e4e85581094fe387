// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/load-type
@group(0) @binding(0) var<storage> a: array<f32>; fn f() { let b = a; }
//# case 1-accepted
@group(0) @binding(0) var<storage> a: array<f32>; fn f() { let b = a[0]; }
//# case 2-rejected
//# expect-error: wgsl/array-count-const
fn f(n: i32) { var a: array<f32, n>; }
//# case 2-accepted
override n: i32 = 1; var<workgroup> a: array<f32, n>;
//# case 3-rejected
//# expect-error: wgsl/array-count-type
alias T = array<f32, 2.0>;
//# case 3-accepted
alias T = array<f32, 2u>;
//# case 4-rejected
//# expect-error: wgsl/array-count-positive
alias T = array<f32, 0>;
//# case 4-accepted
alias T = array<f32, 1>;
//# case 5-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/array-count-positive
override n: i32; var<workgroup> a: array<f32, n>;
@compute @workgroup_size(1) fn main() { _ = a[0]; }
//# case 5-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32; var<workgroup> a: array<f32, n>;
@compute @workgroup_size(1) fn main() { _ = a[0]; }
//# case 6-rejected
//# expect-error: wgsl/array-element-type
alias T = array<sampler, 2>;
//# case 6-accepted
alias T = array<vec3f, 2>;
