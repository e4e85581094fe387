// For each rejecting statement of the section, by its ordinal in ../statements.txt: a module that breaks it, and one that does not.
//# case 1-rejected
//# expect-error: wgsl/const-conversion-range
enable f16; const a = f16(70000f);
//# case 1-accepted
enable f16; const a = f16(60000f);
//# case 2-rejected
//# pipeline: compute
//# constants: {"n": 70000}
//# expect-error: wgsl/const-conversion-range
enable f16;
override n: f32;
@compute @workgroup_size(1) fn main() { let r = f16(n); }
//# case 2-accepted
//# pipeline: compute
//# constants: {"n": 60000}
enable f16;
override n: f32;
@compute @workgroup_size(1) fn main() { let r = f16(n); }
