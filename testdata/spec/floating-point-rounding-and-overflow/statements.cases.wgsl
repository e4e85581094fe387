// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-not-representable
const a = 1.0f / 0.0f;
//# case 1-accepted
const a = 1.0f / 3.0f;
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 0}
//# expect-error: wgsl/const-not-representable
override n: f32;
@compute @workgroup_size(1) fn main() { let r = 1.0f / n; }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 3}
override n: f32;
@compute @workgroup_size(1) fn main() { let r = 1.0f / n; }
