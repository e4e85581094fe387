// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/workgroup-size-placement
@fragment @workgroup_size(1) fn main() {}
//# case 1-accepted
@compute @workgroup_size(1) fn main() {}
//# case 2-rejected
//# expect-error: wgsl/attribute-placement
@workgroup_size(1) var<private> a: i32;
//# case 2-accepted
@compute @workgroup_size(1) fn main() {}
//# case 3-rejected
//# expect-error: wgsl/override-expression-required
var<private> n = 1; @compute @workgroup_size(n) fn main() {}
//# case 3-accepted
override n = 1; @compute @workgroup_size(n) fn main() {}
//# case 4-rejected
//# expect-error: wgsl/workgroup-size-type
@compute @workgroup_size(1i, 1u) fn main() {}
//# case 4-accepted
@compute @workgroup_size(1u, 1u) fn main() {}
//# case 5-rejected
//# expect-error: wgsl/workgroup-size-value
@compute @workgroup_size(0) fn main() {}
//# case 5-accepted
@compute @workgroup_size(1) fn main() {}
//# case 6-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/workgroup-size-value
override n: i32;
@compute @workgroup_size(n) fn main() {}
//# case 6-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: i32;
@compute @workgroup_size(n) fn main() {}
