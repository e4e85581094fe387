// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-bit-field-range
const a = extractBits(1i, 20, 20);
//# case 1-accepted
const a = extractBits(1i, 20, 12);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 20}
//# expect-error: wgsl/const-bit-field-range
override n: u32;
@compute @workgroup_size(1) fn main() { let r = extractBits(1i, 20u, n); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 12}
override n: u32;
@compute @workgroup_size(1) fn main() { let r = extractBits(1i, 20u, n); }
