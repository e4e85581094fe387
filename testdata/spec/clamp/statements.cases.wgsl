// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-clamp-bounds
const a = clamp(1, 3, 2);
//# case 1-accepted
const a = clamp(1, 2, 3);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 3}
//# expect-error: wgsl/const-clamp-bounds
override n: f32;
@compute @workgroup_size(1) fn main() { let r = clamp(1.0, n, 2.0); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 1}
override n: f32;
@compute @workgroup_size(1) fn main() { let r = clamp(1.0, n, 2.0); }
