// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
const a = quantizeToF16(70000f);
//# case 1-accepted
const a = quantizeToF16(60000f);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 70000}
//# expect-error: wgsl/const-conversion-range
override n: f32;
@compute @workgroup_size(1) fn main() { let r = quantizeToF16(n); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 60000}
override n: f32;
@compute @workgroup_size(1) fn main() { let r = quantizeToF16(n); }
